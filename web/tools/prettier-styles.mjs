// Prettier writes styles a rule a line: its own way gives every declaration a line, which makes a style longer than its markup.
import postcss from 'postcss';
import { doc } from 'prettier';

const { hardline, join } = doc.builders;

/** A node and all in it, as lines of at most `width` characters. */
function lines(node, width) {
  if (node.type === 'comment') return [`/* ${node.text} */`];
  if (node.type === 'decl') return [`${declaration(node)};`];
  const head = node.type === 'rule' ? spaced(node.selectors.join(', ')) : `@${node.name} ${spaced(node.params)}`.trim();
  if (!node.nodes) return [`${head};`];
  const flat = node.nodes.every((one) => one.type === 'decl');
  const declarations = flat ? node.nodes.map(declaration) : [];
  const whole = `${head} { ${declarations.join('; ')} }`;
  if (flat && whole.length <= width) return [whole];
  const inner = flat ? filled(declarations, width - 2) : all(node.nodes, width - 2);
  return [`${head} {`, ...inner.map((line) => (line ? `  ${line}` : line)), '}'];
}

function spaced(text) {
  return text.trim().replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')');
}

function declaration(node) {
  return `${node.prop}: ${spaced(node.value)}${node.important ? ' !important' : ''}`;
}

/** As many declarations on a line as fit; one that does not fit at all is broken after its commas. */
function filled(declarations, width) {
  const found = [];
  for (const one of declarations.flatMap((each) => broken(`${each};`, width))) {
    const last = found.at(-1);
    if (last?.endsWith(';') && last.length + 1 + one.length <= width) found[found.length - 1] = `${last} ${one}`;
    else found.push(one);
  }
  return found;
}

function broken(text, width) {
  return text.length <= width ? [text] : text.split(/(?<=\),) /).map((part, at) => (at ? `  ${part}` : part));
}

/** Nodes one after the other; where there was an empty line, there is one. */
function all(nodes, width) {
  return nodes.flatMap((node, at) => {
    const apart = at > 0 && /\n\s*\n/.test(node.raws.before ?? '');
    return [...(apart ? [''] : []), ...lines(node, width)];
  });
}

export const parsers = {
  css: {
    parse: (text) => postcss.parse(text),
    astFormat: 'a-rule-a-line',
    locStart: () => 0,
    locEnd: (root) => root.source.input.css.length,
  },
};

export const printers = {
  'a-rule-a-line': { print: (path, options) => [join(hardline, all(path.node.nodes, options.printWidth - 2)), hardline] },
};
