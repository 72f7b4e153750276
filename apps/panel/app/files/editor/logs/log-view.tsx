import { openSearchPanel } from '@codemirror/search'
import { EditorView } from '@codemirror/view'
import { fill } from '@zubr/i18n/format'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { MoreMenu } from '../../../components/menu.tsx'
import { useShareLog } from '../../../diagnosis/share-log.tsx'
import { DownIcon, SearchIcon } from '../../../frame/icons.tsx'
import { useI18n } from '../../../i18n.tsx'
import { useKeptChoice } from '../../../storage.ts'
import type { FilesClient } from '../../client.ts'
import { formatBytes } from '../../formats.ts'
import type { CodeEditor } from '../code/code-editor.ts'
import { CodeView } from '../code/code-view.tsx'
import { colouredLines, nextLine, setLevels } from '../code/log-lines.ts'
import styles from '../editor.module.css'
import { failureText } from '../failure.ts'
import type { Loaded } from '../load.ts'
import { Bar } from '../text/bars.tsx'
import type { Encoding } from '../text/encoding.ts'
import type { EditorWords } from '../words.ts'
import { type LogLevel, levelsOf, logLevels } from './levels.ts'
import own from './log.module.css'
import { useTail } from './use-tail.ts'

type LogViewProps = {
  path: string
  name: string
  line: number | undefined
  files: FilesClient
  loaded: Extract<Loaded, { look: 'tail' }>
  usual: Encoding
  words: EditorWords
  onDownload(): void
}

/** A log, or the end of a text that is too long to edit: to read, to search, and to follow while it grows. */
export function LogView({ path, name, line, files, loaded, usual, words, onDownload }: LogViewProps) {
  const { locale } = useI18n()
  const { tail, round, failure, busy, earlier, isWhole } = useTail({ files, path, loaded })
  const [editor, setEditor] = useState<CodeEditor>()
  const [hidden, setHidden] = useState<readonly LogLevel[]>([])
  const [wrap, setWrap] = useKeptChoice<'on' | 'off'>('logWrap', ['on', 'off'])
  const [said, setSaid] = useState('')
  const following = useRef(line === undefined)
  const [away, setAway] = useState(line !== undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round the same tail holds more
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
  // Once its text is there: the one before it has put that in.
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
    setSaid(line ? '' : words.log.noErrors)
    if (!line) return
    following.current = false
    setAway(true)
    editor?.goTo(line)
  }
  const count = (level: LogLevel) => all.levels.reduce((sum, one) => sum + (one === level ? 1 : 0), 0)

  return (
    <>
      <div className={`${styles.bar} ${own.bar}`}>
        {loaded.hasLevels && (
          <fieldset className={own.levels}>
            <legend className="visually-hidden">{words.log.levels}</legend>
            {logLevels.map((level) => (
              <label key={level} className={own[level]}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(level)}
                  onChange={({ target }) =>
                    setHidden(target.checked ? hidden.filter((one) => one !== level) : [...hidden, level])
                  }
                />
                {words.log[level]} <span className={own.count}>{count(level)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {loaded.hasLevels && (
          <Button tone="quiet" onClick={toNextError}>
            {words.log.nextError}
          </Button>
        )}
        <p className={styles.said} role="status">
          {said}
        </p>
        <button
          className={`icon-button ${styles.tool}`}
          type="button"
          aria-label={words.bar.search}
          title={words.bar.search}
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
              {words.bar.wrap}
            </label>
          </li>
          <li>
            <button type="button" onClick={onDownload}>
              {words.bar.download}
            </button>
          </li>
          {loaded.hasLevels && sharing.item}
        </MoreMenu>
        {sharing.dialog}
      </div>
      {!loaded.hasLevels && (
        <Bar text={fill(words.large.text, { size: formatBytes(locale, loaded.piece.size) })}>
          <Button tone="quiet" onClick={onDownload}>
            {words.bar.download}
          </Button>
        </Bar>
      )}
      {loaded.cut && <Bar text={words.log.cut} />}
      {failure && <Bar bad text={`${words.log.stopped} ${failureText(words, failure)}`} />}
      {!isWhole && (
        <div className={own.earlier}>
          <Button
            tone="quiet"
            disabled={busy}
            onClick={() => {
              following.current = false
              setAway(true)
              void earlier()
            }}
          >
            {words.large.earlier}
          </Button>
        </div>
      )}
      <div className={own.screen}>
        <CodeView
          label={fill(words.text, { name })}
          words={words}
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
              // Only its reader leaves the end; that lines come moves nothing.
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
        {all.lines.length === 0 && <p className={own.empty}>{words.log.empty}</p>}
        {away && (
          <button className={own.toEnd} type="button" onClick={follow}>
            <DownIcon size={14} />
            {words.log.toEnd}
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

/** Puts in what has changed: as a rule some lines at the end, or at the beginning. */
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
