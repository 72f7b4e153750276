import { fill } from '@zubr/i18n/format'
import { Button } from '../../../components/button.tsx'
import { useI18n } from '../../../i18n.tsx'
import { formatBytes } from '../../formats.ts'
import styles from '../editor.module.css'
import type { EditorMessages } from '../editor-messages.ts'
import { hexOf } from '../kind.ts'
import type { Loaded } from '../load.ts'

type UnshownProps = {
  loaded: Extract<Loaded, { look: 'binary' | 'region' | 'too_large' }>
  messages: EditorMessages
  onDownload(): void
}

/** A file without a viewer: its kind, size and first bytes. */
export function Unshown({ loaded, messages, onDownload }: UnshownProps) {
  const { locale } = useI18n()
  const text = { binary: messages.binary, region: messages.region, too_large: messages.tooLargeToShow }[
    loaded.look
  ]
  return (
    <section
      className={`${styles.scroll} ${styles.stack}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      aria-label={messages.firstBytes}
    >
      <p className={styles.words}>{fill(text, { size: formatBytes(locale, loaded.size) })}</p>
      <Button onClick={onDownload}>{messages.bar.download}</Button>
      {loaded.look === 'binary' && <FirstBytes bytes={loaded.start} messages={messages} />}
    </section>
  )
}

export function FirstBytes({ bytes, messages }: { bytes: Uint8Array; messages: EditorMessages }) {
  if (bytes.length === 0) return null
  return (
    <>
      <h3>{messages.firstBytes}</h3>
      <pre className={styles.hex}>{hexOf(bytes)}</pre>
    </>
  )
}
