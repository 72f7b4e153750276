import { openSearchPanel } from '@codemirror/search'
import { EditorView } from '@codemirror/view'
import { fill } from '@zubr/i18n/format'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { DownIcon, SearchIcon } from '../../../components/icons.tsx'
import { MoreMenu } from '../../../components/menu.tsx'
import type { FilesClient } from '../../../file-access/client.ts'
import { useI18n } from '../../../i18n.tsx'
import { useShareLog } from '../../../log-sharing/share-log.tsx'
import { useStoredChoice } from '../../../storage.ts'
import { formatBytes } from '../../formats.ts'
import type { CodeEditor } from '../code/code-editor.ts'
import { CodeView } from '../code/code-view.tsx'
import { colouredLines, nextLine, setLevels } from '../code/log-lines.ts'
import styles from '../editor.module.css'
import type { EditorMessages } from '../editor-messages.ts'
import { failureText } from '../failure.ts'
import type { Loaded } from '../load.ts'
import { Bar } from '../text/bars.tsx'
import type { Encoding } from '../text/encoding.ts'
import { type LogLevel, levelsOf, logLevels } from './levels.ts'
import logStyles from './log.module.css'
import { useTail } from './use-tail.ts'

type LogViewProps = {
  path: string
  name: string
  line: number | undefined
  files: FilesClient
  loaded: Extract<Loaded, { look: 'tail' }>
  usual: Encoding
  messages: EditorMessages
  onDownload(): void
}

/**
 * A read-only view of a log, or of the end of a text that is too long to edit. It follows a growing
 * file.
 */
export function LogView({ path, name, line, files, loaded, usual, messages, onDownload }: LogViewProps) {
  const { locale } = useI18n()
  const { tail, round, failure, busy, earlier, isWhole } = useTail({ files, path, loaded })
  const [editor, setEditor] = useState<CodeEditor>()
  const [hidden, setHidden] = useState<readonly LogLevel[]>([])
  const [wrap, setWrap] = useStoredChoice<'on' | 'off'>('logWrap', ['on', 'off'])
  const [status, setStatus] = useState('')
  const following = useRef(line === undefined)
  const [away, setAway] = useState(line !== undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tail is mutable
  const all = useMemo(() => {
    const lines = tail.lines(usual)
    return { lines, levels: loaded.hasLevels ? levelsOf(lines) : lines.map((): LogLevel => 'info') }
  }, [tail, round, usual, loaded.hasLevels])

  useEffect(() => {
    if (!editor) return
    const shown = all.levels.flatMap((level, index) => (hidden.includes(level) ? [] : [index]))
    show(
      editor.view,
      shown.map((index) => all.lines[index] ?? '').join('\n'),
      shown.map((index) => all.levels[index] ?? 'info'),
      following.current,
    )
  }, [editor, all, hidden])
  useEffect(() => editor?.setWrap(wrap === 'on'), [editor, wrap])
  // Runs after the effect above has inserted the text.
  useEffect(() => {
    if (line !== undefined) editor?.show(line)
  }, [editor, line])

  const sharing = useShareLog(() => all.lines.join('\n'))
  const follow = () => {
    following.current = true
    setAway(false)
    if (editor) toEnd(editor.view)
  }
  const toNextError = () => {
    const line = editor && nextLine(editor.view.state, 'error')
    setStatus(line ? '' : messages.log.noErrors)
    if (!line) return
    following.current = false
    setAway(true)
    editor?.goTo(line)
  }
  const count = (level: LogLevel) => all.levels.reduce((sum, one) => sum + (one === level ? 1 : 0), 0)

  return (
    <>
      <div className={`${styles.bar} ${logStyles.bar}`}>
        {loaded.hasLevels && (
          <fieldset className={logStyles.levels}>
            <legend className="visually-hidden">{messages.log.levels}</legend>
            {logLevels.map((level) => (
              <label key={level} className={logStyles[level]}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(level)}
                  onChange={({ target }) =>
                    setHidden(target.checked ? hidden.filter((one) => one !== level) : [...hidden, level])
                  }
                />
                {messages.log[level]} <span className={logStyles.count}>{count(level)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {loaded.hasLevels && (
          <Button tone="quiet" onClick={toNextError}>
            {messages.log.nextError}
          </Button>
        )}
        <p className={styles.said} role="status">
          {status}
        </p>
        <button
          className={`icon-button ${styles.tool}`}
          type="button"
          aria-label={messages.bar.search}
          title={messages.bar.search}
          onClick={() => editor && openSearchPanel(editor.view)}
        >
          <SearchIcon size={18} />
        </button>
        <MoreMenu className={styles.more}>
          <li>
            <label>
              <input
                type="checkbox"
                checked={wrap === 'on'}
                onChange={({ target }) => setWrap(target.checked ? 'on' : 'off')}
              />
              {messages.bar.wrap}
            </label>
          </li>
          <li>
            <button type="button" onClick={onDownload}>
              {messages.bar.download}
            </button>
          </li>
          {loaded.hasLevels && sharing.item}
        </MoreMenu>
        {sharing.dialog}
      </div>
      {!loaded.hasLevels && (
        <Bar text={fill(messages.large.text, { size: formatBytes(locale, loaded.piece.size) })}>
          <Button tone="quiet" onClick={onDownload}>
            {messages.bar.download}
          </Button>
        </Bar>
      )}
      {loaded.cut && <Bar text={messages.log.cut} />}
      {failure && <Bar bad text={`${messages.log.stopped} ${failureText(messages, failure)}`} />}
      {!isWhole && (
        <div className={logStyles.earlier}>
          <Button
            tone="quiet"
            disabled={busy}
            onClick={() => {
              following.current = false
              setAway(true)
              void earlier()
            }}
          >
            {messages.large.earlier}
          </Button>
        </div>
      )}
      <div className={logStyles.screen}>
        <CodeView
          label={fill(messages.text, { name })}
          messages={messages}
          text=""
          readOnly
          numbers={false}
          wrap={wrap === 'on'}
          extensions={[
            colouredLines,
            EditorView.domEventHandlers({
              scroll: (_, view) => {
                const { scrollTop, clientHeight, scrollHeight } = view.scrollDOM
                const atEnd = scrollTop + clientHeight >= scrollHeight - 24
                if (atEnd) following.current = true
                setAway(!following.current)
              },
              // Only the reader scrolls away from the end; new lines do not.
              wheel: ({ deltaY }) => void (deltaY < 0 && leave()),
              touchmove: () => leave(),
              keydown: ({ key }) => void (['ArrowUp', 'PageUp', 'Home'].includes(key) && leave()),
            }),
          ]}
          onReady={(made) => {
            setEditor(made)
            return undefined
          }}
        />
        {all.lines.length === 0 && <p className={logStyles.empty}>{messages.log.empty}</p>}
        {away && (
          <button className={logStyles.toEnd} type="button" onClick={follow}>
            <DownIcon size={14} />
            {messages.log.toEnd}
          </button>
        )}
      </div>
    </>
  )

  function leave(): void {
    following.current = false
  }
}

const toEnd = (view: EditorView) =>
  view.dispatch({ effects: EditorView.scrollIntoView(view.state.doc.length, { y: 'end' }) })

/** Applies a change as an insertion at the end or the start, if possible. */
function show(view: EditorView, text: string, levels: readonly LogLevel[], follows: boolean): void {
  const before = view.state.doc.toString()
  const changes = text.startsWith(before)
    ? { from: before.length, insert: text.slice(before.length) }
    : text.endsWith(before)
      ? { from: 0, insert: text.slice(0, text.length - before.length) }
      : { from: 0, to: before.length, insert: text }
  view.dispatch({ changes, effects: setLevels.of(levels) })
  if (follows) toEnd(view)
}
