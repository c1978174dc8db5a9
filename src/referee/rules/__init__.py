"""Rule sets as data, and the articles that they rest on."""
