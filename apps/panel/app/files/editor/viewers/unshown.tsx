import { fill } from '@zubr/i18n/format'
import { Button } from '../../../components/button.tsx'
import { useI18n } from '../../../i18n.tsx'
import { formatBytes } from '../../formats.ts'
import styles from '../editor.module.css'
import { hexOf } from '../kind.ts'
import type { Loaded } from '../load.ts'
import type { EditorWords } from '../words.ts'

type UnshownProps = {
  loaded: Extract<Loaded, { look: 'binary' | 'region' | 'too_large' }>
  words: EditorWords
  onDownload(): void
}

/** What nothing here can show: what it is, how large, and its first bytes for those who can read them. */
export function Unshown({ loaded, words, onDownload }: UnshownProps) {
  const { locale } = useI18n()
  const text = { binary: words.binary, region: words.region, too_large: words.tooLargeToShow }[loaded.look]
  return (
    <section
      className={`${styles.scroll} ${styles.stack}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      aria-label={words.firstBytes}
    >
      <p className={styles.words}>{fill(text, { size: formatBytes(locale, loaded.size) })}</p>
      <Button onClick={onDownload}>{words.bar.download}</Button>
      {loaded.look === 'binary' && <FirstBytes bytes={loaded.start} words={words} />}
    </section>
  )
}

export function FirstBytes({ bytes, words }: { bytes: Uint8Array; words: EditorWords }) {
  if (bytes.length === 0) return null
  return (
    <>
      <h3>{words.firstBytes}</h3>
      <pre className={styles.hex}>{hexOf(bytes)}</pre>
    </>
  )
}
