// Makes elements. Texts are set as texts, never as markup.

function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function draw(tag, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") element.addEventListener("click", value);
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/// A button that leads to a node.
function linkTo(node) {
  return make("button", { type: "button", class: "link", "data-node": node.number, onclick: () => visit(node) }, isolated(node.name));
}

/// A name, kept from turning the direction of the text around it.
function isolated(name) {
  return make("bdi", {}, name);
}

/// A text with what turns its direction or cannot be seen written as Swift writes it. Emoji are joined by U+200D.
function visible(text) {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character === "\u200D" ? character : `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

function reportOf(finding) {
  const [headline, ...rest] = finding.text.split("\n");
  return make("div", { class: `finding ${levelOf(finding)}` },
    make("strong", {}, visible(`${finding.severity}: ${finding.headline}`)),
    rest.length > 0 ? make("pre", {}, rest.map(visible).join("\n")) : null);
}

/// The edges of a node as a list of links.
function linksOf(edges, endOf) {
  return make("ul", {}, ...edges.map((edge) => make("li", {}, linkTo(endOf(edge)), formOf(edge))));
}

function formOf(edge) {
  return edge.style === "direct" ? null : make("span", { class: "form" }, ` ${edge.style} `);
}
