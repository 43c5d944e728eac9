import ts from 'typescript';
import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
/** Attributes whose text is read by people. */
const SPOKEN =
  /^(title|label|placeholder|alt|reason|hint|error|aria-(label|description|valuetext|roledescription|placeholder))$/;
/** JSON, its words and method names are never translated. */
const PROTOCOL = /^(JSON|null|true|false)$|^(\{|\[|[a-z]+\/)/;
const LETTERS = /\p{L}{2,}/u;

/** Texts in JSX that people read and that stand in no catalogue. */
function literalsOf(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, literal: string) => {
    if (!LETTERS.test(literal) || PROTOCOL.test(literal.trim())) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${name}:${line + 1} ${literal.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node)) {
      if (SPOKEN.test(node.name.getText(file))) literalsIn(node.initializer, note);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) literalsIn(node.expression, note);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Strings that an expression may come to: itself, and the branches of conditions. */
function literalsIn(node: ts.Node | undefined, note: (node: ts.Node, text: string) => void): void {
  if (node === undefined) return;
  if (ts.isStringLiteralLike(node)) note(node, node.text);
  else if (ts.isTemplateExpression(node)) {
    note(node, [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' '));
  } else if (ts.isConditionalExpression(node)) {
    literalsIn(node.whenTrue, note);
    literalsIn(node.whenFalse, note);
  } else if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind;
    if (operator === ts.SyntaxKind.PlusToken) literalsIn(node.left, note);
    literalsIn(node.right, note);
  } else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    literalsIn(node.expression, note);
}

it('finds every kind of literal', () => {
  const text = `const x = <p title="One two" className="no" aria-label={a ? 'Three' : t.x}>Four {b && \`Five \${c}\`}{'·'}</p>;`;
  expect(literalsOf('x.tsx', text)).toEqual([
    'x.tsx:1 One two',
    'x.tsx:1 Three',
    'x.tsx:1 Four',
    'x.tsx:1 Five',
  ]);
});

it('finds no text outside of the catalogues', () => {
  const files = Object.entries(SOURCES).filter(([name]) => !name.includes('.test.'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(([name, text]) => literalsOf(name.replace('../', ''), text))).toEqual([]);
});
