// A picture of a board as it is drawn now, to share: an SVG that has its styles and typefaces in it, or a PNG made from that.
// Where a board is one drawing, the picture is that drawing; a board of several parts is put into one (`foreignObject`).
import { save } from './address';

const INHERITED = [
  ...['color', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'paint-order', 'visibility'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-variation-settings', 'font-variant-numeric'],
  ...['letter-spacing', 'text-anchor', 'text-align', 'text-transform', 'line-height', 'white-space', 'overflow-wrap'],
];
const OWN = [
  ...['opacity', 'transform', 'filter', 'mask', 'clip-path', 'mix-blend-mode', 'vector-effect', 'dominant-baseline'],
  ...['display'],
];
const MOVED = ['transform-origin', 'transform-box']; // only of what is transformed
const PAINTS: Record<string, string[]> = {
  stop: ['stop-color', 'stop-opacity'],
  feFlood: ['flood-color', 'flood-opacity'],
  feDropShadow: ['flood-color', 'flood-opacity'],
};
const BOXES = [
  ...['position', 'top', 'right', 'bottom', 'left', 'z-index', 'box-sizing', 'width', 'height', 'margin', 'padding'],
  ...['border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius', 'background-color', 'background-image'],
  ...[
    'background-size',
    'background-position',
    'background-repeat',
    'box-shadow',
    'overflow-x',
    'overflow-y',
    'vertical-align',
  ],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'flex-basis', 'order', 'justify-content', 'align-items'],
  ...['align-content', 'align-self', 'justify-items', 'justify-self', 'row-gap', 'column-gap', 'grid-template-columns'],
  ...['grid-template-rows', 'grid-template-areas', 'grid-column-start', 'grid-column-end', 'grid-row-start', 'grid-row-end'],
  ...['grid-auto-flow', 'text-decoration-line', 'text-overflow'],
];
/** What every property of its own begins with. */
const PLAIN = new Set(['', 'none', 'auto', 'normal', 'static', '0px', 'visible', 'baseline', 'row', 'nowrap', 'stretch']);
const ALWAYS = new Set(['width', 'height']);
const TOLD = new Set([...INHERITED, ...OWN, ...MOVED, ...Object.values(PAINTS).flat()]); // by the style, not by attributes
const DROPPED = /^(class|style|tabindex|role|inert|hidden|aria-.*|data-.*|on.*)$/;
const WHOLE = 0.75; // of the board's area: a drawing this large is the board

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An address of this page is of no use elsewhere: what it points at is in the picture. */
const near = (value: string) => value.replace(/url\("?[^")]*#([^")]+)"?\)/g, 'url(#$1)');

function styleOf(node: Element, parent: CSSStyleDeclaration | null): string {
  const style = getComputedStyle(node);
  const told = INHERITED.filter((name) => !parent || style.getPropertyValue(name) !== parent.getPropertyValue(name));
  const drawing = node instanceof SVGElement && node.localName !== 'svg';
  const own = drawing ? OWN : [...OWN, ...BOXES];
  const said = (name: string, value: string) =>
    ALWAYS.has(name) || !(PLAIN.has(value) || `${name} ${value}` === 'opacity 1' || (drawing && value === 'inline'));
  told.push(...own.filter((name) => said(name, style.getPropertyValue(name))));
  told.push(...(style.transform === 'none' ? [] : MOVED), ...(PAINTS[node.localName] ?? []));
  return told.map((name) => `${name}:${near(style.getPropertyValue(name))}`).join(';');
}

/** What a style draws before or after a box. */
function drawnBy(node: Element, which: '::before' | '::after'): string {
  const style = getComputedStyle(node, which);
  const said = /^"(.*)"$/.exec(style.content)?.[1];
  if (said === undefined || node instanceof SVGElement) return '';
  const told = [...INHERITED, ...OWN, ...BOXES].map((name) => `${name}:${near(style.getPropertyValue(name))}`).join(';');
  return `<span style="${escape(told)}">${escape(said)}</span>`;
}

function written(node: Node, parent: CSSStyleDeclaration | null): string {
  if (node instanceof Text) return escape(node.data);
  if (!(node instanceof Element) || getComputedStyle(node).display === 'none') return '';
  const outer = node.parentElement?.namespaceURI !== node.namespaceURI || !parent ? ` xmlns="${node.namespaceURI}"` : '';
  const kept = [...node.attributes].filter(({ name }) => !DROPPED.test(name) && !TOLD.has(name) && !name.startsWith('xmlns'));
  const attributes = kept.map(({ name, value }) => ` ${name}="${escape(value)}"`).join('');
  const style = getComputedStyle(node);
  const inside = [...node.childNodes].map((child) => written(child, style)).join('');
  const around = [drawnBy(node, '::before'), inside, drawnBy(node, '::after')].join('');
  return `<${node.localName}${outer}${attributes} style="${escape(styleOf(node, parent))}">${around}</${node.localName}>`;
}

/** What is pointed at and stands elsewhere on the page. */
function missing(drawn: string): string {
  const found = new Map<string, string>();
  for (let text = drawn, more = true; more;) {
    more = false;
    for (const [, id] of text.matchAll(/(?:url\((?:&quot;)?|href=")#([^)"&]+)/g)) {
      const node = document.getElementById(id);
      if (found.has(id) || !node || drawn.includes(` id="${id}"`)) continue;
      found.set(id, written(node, null));
      text = [...found.values()].join('');
      more = true;
    }
  }
  return [...found.values()].join('');
}

/** The typefaces that are in use, each in the picture itself. */
async function typefaces(): Promise<string> {
  const loaded = [...document.fonts].filter((face) => face.status === 'loaded');
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const used = rules.filter(({ rule }) => loaded.some((face) => isFace(face, rule.style)));
  return (await Promise.all(used.map(({ rule, base }) => embedded(rule.style, base)))).join('');
}

const bare = (text: string) => text.replace(/["'\s]/g, '').toLowerCase();
const isFace = (face: FontFace, rule: CSSStyleDeclaration) =>
  bare(face.family) === bare(rule.getPropertyValue('font-family')) &&
  bare(face.style) === bare(rule.getPropertyValue('font-style') || 'normal') &&
  bare(face.unicodeRange) === bare(rule.getPropertyValue('unicode-range') || 'U+0-10FFFF');

async function embedded(rule: CSSStyleDeclaration, base: string): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule.getPropertyValue('src')) ?? [];
  if (!address) return '';
  const bytes = new Uint8Array(await (await fetch(new URL(address, base))).arrayBuffer());
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const told = ['font-family', 'font-style', 'font-weight', 'unicode-range']
    .map((name) => `${name}:${rule.getPropertyValue(name)}`)
    .join(';');
  return `@font-face{${told};src:url(data:font/woff2;base64,${packed}) format("woff2")}`;
}

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

const BARE = 'foreignObject *{margin:0;padding:0;list-style:none}'; // as app.css begins
const BAND = 34; // below the board, for what it is

/** The board in this element, with a line that says what it is. */
export async function pictureOf(stage: Element, caption: string): Promise<Picture> {
  const area = ({ width, height }: DOMRect) => width * height;
  const boxes = [...stage.querySelectorAll('svg')].filter((one) => !one.parentElement?.closest('svg'));
  const box = stage.getBoundingClientRect();
  const board = boxes.find((one) => area(one.getBoundingClientRect()) >= WHOLE * area(box));
  const { width, height } = (board ?? stage).getBoundingClientRect();
  const root = getComputedStyle(document.documentElement);
  const letters = Math.min(15, (width - 20) / (0.54 * caption.length)); // so that all of it is there
  const size = `width="${width}" height="${height}"`;
  const inner = written(board ?? stage, null);
  const placed = (_: string, rest: string) => `<svg ${size}${rest.replace(/ (x|y|width|height)="[^"]*"/g, '')}>`;
  const drawn = board ? inner.replace(/^<svg([^>]*)>/, placed) : `<foreignObject ${size}>${inner}</foreignObject>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + BAND}"`,
    ` viewBox="0 0 ${width} ${height + BAND}"><style>${BARE}${escape(await typefaces())}</style>`,
    `<rect width="100%" height="100%" fill="${root.backgroundColor}"/><defs>${missing(drawn)}</defs>${drawn}`,
    `<text x="10" y="${height + 22}" fill="${root.color}" font-size="${letters}"`,
    ` font-family="${escape(root.getPropertyValue('--serif'))}">`,
    `${escape(caption)}</text></svg>`,
  ].join('');
  return { svg, width, height: height + BAND };
}

export const asAddress = ({ svg }: Picture): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export function saveSvg(picture: Picture, name: string): void {
  save(new Blob([picture.svg], { type: 'image/svg+xml' }), `${name}.svg`);
}

/** At twice the size of the screen, so that it can be looked at closely. */
export async function savePng(picture: Picture, name: string): Promise<void> {
  const image = new Image();
  image.src = asAddress(picture);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width * 2, height: picture.height * 2 });
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!made) throw new Error('this browser paints no such picture');
  save(made, `${name}.png`);
}
