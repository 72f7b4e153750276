import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

// CSS variables of the panel cross the shadow root; its classes do not.

const panelButton = {
  minHeight: '36px',
  padding: '4px 12px',
  border: '0',
  borderRadius: '0',
  background: 'var(--raised-high)',
  color: 'var(--text)',
  font: '600 0.875rem/1.2 var(--body)',
  cursor: 'pointer',
}

const look = EditorView.theme(
  {
    '&': {
      flex: '1',
      minWidth: '0',
      minHeight: '0',
      background: 'var(--ink)',
      color: 'var(--text)',
      fontSize: '0.875rem',
    },
    '&.cm-focused': { outline: 'none' },
    // Above the line numbers too.
    '&.cm-focused::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '300',
      outline: '2px solid var(--emerald)',
      outlineOffset: '-2px',
      pointerEvents: 'none',
    },
    '.cm-scroller': {
      fontFamily: 'var(--mono)',
      lineHeight: '1.5',
      overscrollBehavior: 'contain',
      scrollbarColor: '#3b5a4c var(--ink)',
    },
    '.cm-content': { padding: '8px 0 40px', caretColor: 'var(--emerald)' },
    '.cm-line': { padding: '0 14px 0 10px' },
    '.cm-cursor': { borderLeft: '2px solid var(--emerald)' },
    '.cm-gutters': { background: 'var(--ink)', color: '#7f958a', border: '0' },
    '.cm-lineNumbers .cm-gutterElement': { minWidth: '40px', padding: '0 8px 0 10px' },
    '.cm-activeLine': { background: '#15231d99' },
    '.cm-activeLineGutter': { background: '#15231d', color: 'var(--text)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      background: '#1f5a44',
    },
    '.cm-content ::selection': { background: '#1f5a44', color: 'inherit' },
    '.cm-searchMatch': { background: '#5a4413', outline: '1px solid var(--torch)' },
    '.cm-searchMatch-selected': { background: '#8a6414' },
    '.cm-matchingBracket': { background: '#24483a', outline: '1px solid var(--emerald)' },
    '.cm-nonmatchingBracket': { color: 'var(--redstone)' },
    '.cm-specialChar': { color: 'var(--redstone)' },
    '.cm-meantLine': { background: '#33301a', boxShadow: 'inset 3px 0 var(--torch)' },
    '.cm-faultLine': { background: '#3a1d19', boxShadow: 'inset 3px 0 var(--redstone)' },
    '.cm-warning': { color: 'var(--torch)' },
    '.cm-error': { color: 'var(--redstone)' },
    '.cm-insertedLine, .cm-changedLine': { background: '#12382a' },
    '.cm-changedText, .cm-insertedLine .cm-changedText': { background: '#1c5a42' },
    '.cm-deletedChunk': { background: '#3a1d19', padding: '4px 14px 4px 10px' },
    '.cm-deletedChunk .cm-deletedText': { background: '#6b2e27' },
    '.cm-deletedChunk .cm-chunkButtons': {
      position: 'static',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px',
    },
    '.cm-chunkButtons button': { ...panelButton, margin: '0' },
    '.cm-chunkButtons button:focus-visible': { outline: '3px solid var(--emerald)' },
    '.cm-collapsedLines': {
      background: 'var(--raised)',
      color: 'var(--dim)',
      padding: '4px 14px',
      minHeight: '28px',
    },
    '.cm-panels': { background: 'var(--raised)', color: 'var(--text)', fontFamily: 'var(--body)' },
    '.cm-panels-top': { borderBottom: '2px solid var(--line)' },
    '.cm-panel.cm-search, .cm-panel.cm-dialog': { padding: '5px 52px 5px 12px' },
    '.cm-panel :is(input[type=text], .cm-textfield, .cm-button, label)': {
      margin: '3px 8px 3px 0 !important',
      verticalAlign: 'middle',
    },
    '.cm-panel.cm-search label, .cm-panel.cm-dialog label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      minHeight: '36px',
      fontSize: '0.875rem',
    },
    '.cm-panel input[type=checkbox]': {
      width: '18px',
      height: '18px',
      margin: '0',
      accentColor: 'var(--emerald)',
    },
    '.cm-textfield': {
      boxSizing: 'border-box',
      width: '280px',
      maxWidth: '100%',
      minHeight: '36px',
      padding: '4px 10px',
      border: '2px solid var(--line)',
      borderRadius: '0',
      background: 'var(--ink)',
      color: 'var(--text)',
      font: '400 1rem/1.2 var(--body)',
    },
    '.cm-button': { ...panelButton, backgroundImage: 'none' },
    '.cm-button:hover': { background: 'var(--line)' },
    '.cm-panel.cm-search [name=close], .cm-panel.cm-dialog .cm-dialog-close': {
      position: 'absolute',
      top: '6px',
      right: '6px',
      width: '44px',
      height: '44px',
      margin: '0',
      border: '0',
      background: 'none',
      color: 'var(--dim)',
      fontSize: '1.25rem',
      cursor: 'pointer',
    },
    '.cm-panels :focus-visible': { outline: '3px solid var(--emerald)', outlineOffset: '0' },
    '@media (pointer: coarse)': {
      '.cm-button, .cm-textfield, .cm-panel.cm-search label, .cm-chunkButtons button': { minHeight: '44px' },
    },
    '@media (max-width: 639px)': {
      '.cm-lineNumbers .cm-gutterElement': { minWidth: '30px', padding: '0 6px 0 4px' },
      '.cm-panel.cm-search': { paddingInline: '8px' },
      // The first field leaves space for the close button.
      '.cm-panel.cm-search .cm-textfield': { width: 'calc(100% - 8px)' },
      '.cm-panel.cm-search .cm-textfield[name=search]': { width: 'calc(100% - 52px)' },
    },
  },
  { dark: true },
)

/** All colours have AA contrast on the background. */
const colours = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: '#8aa396' },
  { tag: [tags.propertyName, tags.attributeName, tags.definition(tags.propertyName)], color: '#7fe0b8' },
  { tag: [tags.heading, tags.labelName, tags.tagName, tags.className], color: 'var(--emerald)' },
  { tag: [tags.string, tags.special(tags.string), tags.character, tags.quote], color: '#f2c879' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--diamond)' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: '#c7a8ff' },
  { tag: [tags.escape, tags.regexp, tags.link], color: '#ff9d93' },
  { tag: tags.invalid, color: 'var(--redstone)', textDecoration: 'underline' },
])

export const theme = [look, syntaxHighlighting(colours)]
