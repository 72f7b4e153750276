import { useEffect, useState } from 'react'
import { CheckIcon, CopyIcon } from '../frame/icons.tsx'
import { useSpeech } from '../speech.tsx'
import styles from './copy-button.module.css'

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, plain }: { text: string; plain?: boolean }) {
  const { words } = useSpeech()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(setCopied, 2_000, false)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      className={styles.copy}
      type="button"
      aria-label={`${words.frame.copy}: ${text}`}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        )
      }
    >
      {copied ? <CheckIcon /> : <CopyIcon />}
      {!plain && <span aria-hidden="true">{copied ? words.frame.copied : words.frame.copy}</span>}
      <span className="visually-hidden" role="status">
        {copied ? words.frame.copied : ''}
      </span>
    </button>
  )
}
