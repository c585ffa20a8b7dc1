// Shows the parts of the page that need this script. Without it, the page has the text of the graph and no dead buttons.

for (const part of document.querySelectorAll("body > [hidden], .bar > [hidden]")) part.hidden = false;
