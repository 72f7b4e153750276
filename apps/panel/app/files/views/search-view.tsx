import type { FoundFile } from '@zubr/contracts/files/answers'
import { fill, plural } from '@zubr/i18n/format'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Segments } from '../../components/fields/segments.tsx'
import panel from '../../components/panel.module.css'
import { useFiles } from '../../file-access/context.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { type FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { folderOf, nameOf, wellFormed } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import dialogs from '../dialogs/dialogs.module.css'
import { useFilesMessages } from '../files-messages.tsx'
import { kindIcon } from '../list/kinds.tsx'
import { isFolder } from '../list/sorting.ts'
import styles from './views.module.css'

/** The limit of shown results. */
const maxShown = 500

type Props = {
  folder: string
  backTo: string
  /** The initial search text. */
  first: string
  /** The address of a found file or folder. */
  addressOf(path: string, isFolder: boolean, line?: number): string
}

/** Searches for names or text below the folder; results appear as they arrive. */
export function SearchView({ folder, backTo, first, addressOf }: Props) {
  const client = useFiles()
  const { locale, messages: common } = useI18n()
  const all = useFilesMessages()
  const messages = all.search
  const [how, setHow] = useState<'name' | 'text'>(first === '' ? 'name' : 'text')
  const [text, setText] = useState(first)
  const [found, setFound] = useState<FoundFile[]>()
  const [failure, setFailure] = useState<FileError>()
  const [isCut, setIsCut] = useState(false)
  const running = useRef<AbortController>(undefined)
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => () => running.current?.abort(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useEffect(() => void search(), [])

  const search = async () => {
    running.current?.abort()
    if (text.trim() === '') return
    const controller = new AbortController()
    running.current = controller
    setIsRunning(true)
    setFailure(undefined)
    setIsCut(false)
    setFound([])
    try {
      let rows: FoundFile[] = []
      const args = { path: folder, ...(how === 'name' ? { name: text.trim() } : { text }) }
      for await (const more of client.rows('search', args, { signal: controller.signal })) {
        rows = [...rows, ...more].slice(0, maxShown + 1)
        setFound(rows)
        if (rows.length > maxShown) break
      }
      setIsCut(rows.length > maxShown)
    } catch (error) {
      const { code } = fileErrorOf(error)
      if (code === 'too_many') setIsCut(true)
      else if (!controller.signal.aborted) setFailure(fileErrorOf(error))
    }
    if (running.current === controller) setIsRunning(false)
  }
  const stop = () => {
    running.current?.abort()
    setIsRunning(false)
  }

  return (
    <section className={styles.view} aria-label={messages.title}>
      <div className={styles.viewHead}>
        <h2>{messages.title}</h2>
        <Link className={panel.link} to={backTo}>
          {messages.back}
        </Link>
      </div>
      <form
        className={styles.searchForm}
        onSubmit={(event) => {
          event.preventDefault()
          void search()
        }}
        noValidate
      >
        <Segments
          name="how"
          legend={messages.title}
          options={[
            ['name', messages.inNames],
            ['text', messages.inText],
          ]}
          chosen={how}
          onChoose={setHow}
          className={dialogs.segments}
        />
        <TextField
          label={how === 'name' ? messages.hint : messages.textHint}
          wide
          type="search"
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={255}
          onChange={({ target }) => setText(target.value)}
        />
        {isRunning ? (
          <Button tone="quiet" onClick={stop}>
            {messages.stop}
          </Button>
        ) : (
          <Button type="submit">{messages.start}</Button>
        )}
      </form>
      <p className={panel.dim} role="status">
        {isRunning && messages.running}{' '}
        {found && found.length > 0 && plural(locale, messages.found, Math.min(found.length, maxShown))}
        {found?.length === 0 && !isRunning && !failure && messages.none}
      </p>
      {isCut && <p className={panel.dim}>{messages.more}</p>}
      {failure && (
        <p className={panel.alert} role="alert">
          {failureText(failure, all, common)}
        </p>
      )}
      <ul className={styles.found}>
        {found?.slice(0, maxShown).map((row) => {
          const { path, line, text: lineText } = row
          const Icon = kindIcon({ ...row, name: nameOf(path) })
          return (
            <li key={`${path} ${line}`}>
              <Icon />
              <div>
                <Link to={addressOf(path, isFolder(row), line)}>{wellFormed(nameOf(path))}</Link>
                <p className={`${panel.small} ${panel.dim}`}>
                  /{wellFormed(folderOf(path))}
                  {line !== undefined && ` · ${fill(messages.line, { line })}`}
                </p>
                {lineText !== undefined && <code className={styles.line}>{lineText.trim()}</code>}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
