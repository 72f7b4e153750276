import type { FileStat } from '@zubr/contracts/files/answers'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { Locale } from '@zubr/i18n/locales'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Loading } from '../../components/loaded.tsx'
import type { FilesClient } from '../../file-access/client.ts'
import { type FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { useI18n } from '../../i18n.tsx'
import styles from './editor.module.css'
import type { EditorMessages } from './editor-messages.ts'
import { failureText } from './failure.ts'
import { type Loaded, load } from './load.ts'
import type { Encoding } from './text/encoding.ts'
import { Unshown } from './viewers/unshown.tsx'

const TextView = lazy(async () => ({ default: (await import('./text/text-view.tsx')).TextView }))
const LogView = lazy(async () => ({ default: (await import('./logs/log-view.tsx')).LogView }))
const NbtView = lazy(async () => ({ default: (await import('./nbt/nbt-view.tsx')).NbtView }))
const PictureView = lazy(async () => ({ default: (await import('./viewers/picture-view.tsx')).PictureView }))

/** The Windows code page that is usual for the reader's language. */
const usualOf: Partial<Record<Locale, Encoding>> = {
  ru: 'windows-1251',
  ua: 'windows-1251',
  pl: 'windows-1250',
  lv: 'windows-1257',
  lt: 'windows-1257',
  et: 'windows-1257',
}

type FileContentProps = {
  server: string
  path: string
  name: string
  line: number | undefined
  entry: FileEntry | undefined
  files: FilesClient
  messages: EditorMessages
  onSaved(entry: FileStat): void
  onDirty(dirty: boolean): void
}

/** Reads a file and shows it in the viewer for its kind. */
export function FileContent({ entry, ...props }: FileContentProps) {
  const { files, path, name, messages, onDirty } = props
  const { locale, messages: common } = useI18n()
  const [state, setState] = useState<{ loaded?: Loaded; failure?: FileError }>({})
  const [request, setRequest] = useState({ round: 0, asText: false })
  const [downloadFailed, setDownloadFailed] = useState(false)
  const usual = usualOf[locale] ?? 'windows-1252'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language needs no read
  useEffect(() => {
    const ended = new AbortController()
    setState({})
    load({
      files,
      path,
      asText: request.asText,
      usual,
      signal: ended.signal,
      ...(request.round === 0 && { entry }),
    }).then(
      (loaded) => ended.signal.aborted || setState({ loaded }),
      (error: unknown) => ended.signal.aborted || setState({ failure: fileErrorOf(error) }),
    )
    return () => ended.abort()
  }, [files, path, request])
  useEffect(() => () => onDirty(false), [onDirty])

  const reload = useCallback(() => setRequest((before) => ({ ...before, round: before.round + 1 })), [])
  const download = () => {
    setDownloadFailed(false)
    files
      .download({ paths: [path], format: 'file' }, () => setDownloadFailed(true))
      .catch(() => setDownloadFailed(true))
  }
  const { loaded, failure } = state
  const shared = { ...props, usual, onReload: reload, onDownload: download }
  const content = () => {
    if (!loaded) return <Loading />
    switch (loaded.look) {
      case 'text':
        return <TextView {...shared} loaded={loaded} />
      case 'tail':
        return <LogView {...shared} loaded={loaded} />
      case 'picture':
        return (
          <PictureView {...shared} loaded={loaded} onText={() => setRequest({ round: 1, asText: true })} />
        )
      case 'nbt':
        return <NbtView {...shared} loaded={loaded} />
      default:
        return <Unshown {...shared} loaded={loaded} />
    }
  }
  return (
    <>
      {failure && (
        <div className={styles.message} role="alert">
          <p>{failureText(messages, failure)}</p>
          <Button tone="quiet" onClick={reload}>
            {common.frame.retry}
          </Button>
        </div>
      )}
      {downloadFailed && (
        <p className={styles.message} role="alert">
          {messages.failures.away}
        </p>
      )}
      {!failure && (
        <Suspense fallback={<Loading />}>
          {/* A new read mounts a new viewer. */}
          <div className={styles.view} key={`${request.round} ${request.asText} ${name}`}>
            {content()}
          </div>
        </Suspense>
      )}
    </>
  )
}
