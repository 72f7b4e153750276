import { redo, redoDepth, undo, undoDepth } from '@codemirror/commands'
import { gotoLine, openSearchPanel } from '@codemirror/search'
import { icon } from '@zubr/ui/icon'
import { Button } from '../../../components/button.tsx'
import { SearchIcon } from '../../../components/icons.tsx'
import { MoreMenu } from '../../../components/menu.tsx'
import { useI18n } from '../../../i18n.tsx'
import { useShareLog } from '../../../log-sharing/share-log.tsx'
import styles from '../editor.module.css'
import type { EditorMessages } from '../editor-messages.ts'
import { saveText } from '../save-text.ts'
import type { TextFile } from './use-text-file.ts'

const UndoIcon = icon('M6 3L2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 7H7')
const RedoIcon = icon('M10 3l3.5 3.5L10 10M13 6.5H6.5a4 4 0 0 0 0 7H9')

export const tabSizes = ['2', '4', '8'] as const

type EditorBarProps = {
  file: TextFile
  messages: EditorMessages
  name: string
  /** The file is a log that can be shared. */
  isReport: boolean
  wrap: 'on' | 'off'
  setWrap(wrap: 'on' | 'off'): void
  tab: (typeof tabSizes)[number]
  setTab(tab: (typeof tabSizes)[number]): void
  onSave(): void
  onReload(): void
  onDownload(): void
}

/** The editor's toolbar, within reach of a thumb, with a menu for rare actions. */
export function EditorBar({
  file,
  messages,
  name,
  isReport,
  wrap,
  setWrap,
  tab,
  setTab,
  onSave,
  onReload,
  onDownload,
}: EditorBarProps) {
  const { messages: common } = useI18n()
  const { editor, dirty, busy } = file
  const view = editor?.view
  const sharing = useShareLog(() => editor?.doc.toString() ?? '')
  const { bar } = messages
  const tool = (label: string, Icon: typeof UndoIcon, disabled: boolean, act: () => void) => (
    <button
      className={`icon-button ${styles.tool}`}
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      // Keeps the focus in the text, and a phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={act}
    >
      <Icon size={18} />
    </button>
  )
  return (
    <div className={styles.bar}>
      <Button disabled={!view || busy || !dirty} onClick={onSave}>
        {common.frame.save}
      </Button>
      {tool(bar.undo, UndoIcon, !view || undoDepth(view.state) === 0, () => view && undo(view))}
      {tool(bar.redo, RedoIcon, !view || redoDepth(view.state) === 0, () => view && redo(view))}
      {tool(bar.search, SearchIcon, !view, () => view && openSearchPanel(view))}
      <p className={`${styles.said} ${styles.quiet}`} role="status">
        {dirty ? messages.unsaved : file.saves > 0 ? common.frame.saved : ''}
      </p>
      <MoreMenu className={styles.more}>
        <li>
          <button type="button" onClick={() => view && gotoLine(view)}>
            {bar.goToLine}
          </button>
        </li>
        <li>
          <label>
            <input
              type="checkbox"
              checked={wrap === 'on'}
              onChange={({ target }) => setWrap(target.checked ? 'on' : 'off')}
            />
            {bar.wrap}
          </label>
        </li>
        <li>
          <label>
            {bar.tabSize}
            <select
              className={styles.small}
              value={tab}
              onChange={({ target }) => setTab(tabSizes.find((size) => size === target.value) ?? '2')}
            >
              {tabSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
        </li>
        <li>
          <button type="button" onClick={onReload} disabled={dirty}>
            {bar.again}
          </button>
        </li>
        <li>
          <button type="button" onClick={onDownload}>
            {bar.download}
          </button>
        </li>
        {dirty && (
          <li>
            <button type="button" onClick={() => editor && saveText(editor.doc.toString(), name)}>
              {bar.downloadText}
            </button>
          </li>
        )}
        {isReport && editor && sharing.item}
      </MoreMenu>
      {sharing.dialog}
    </div>
  )
}
