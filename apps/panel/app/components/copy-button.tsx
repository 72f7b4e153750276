import { type RefObject, useEffect, useRef, useState } from 'react'
import { useI18n } from '../i18n.tsx'
import styles from './copy-button.module.css'
import { CheckIcon, CopyIcon } from './icons.tsx'

type Props = {
  text: string
  plain?: boolean
  /** The element with the text, if it is not right before the button. */
  from?: RefObject<HTMLElement | null>
}

/**
 * Copies a text and says so for two seconds. If the browser forbids it, the text is selected
 * instead.
 */
export function CopyButton({ text, plain, from }: Props) {
  const { messages } = useI18n()
  const button = useRef<HTMLButtonElement>(null)
  const [copied, setCopied] = useState(false)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(setCopied, 2_000, false)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      className={styles.copy}
      type="button"
      aria-label={`${messages.frame.copy}: ${text}`}
      ref={button}
      onClick={async () => {
        try {
          // `navigator.clipboard` is undefined without HTTPS.
          await navigator.clipboard.writeText(text)
          setRefused(false)
          setCopied(true)
        } catch {
          const shown = from?.current ?? button.current?.previousElementSibling
          if (shown) getSelection()?.selectAllChildren(shown)
          setRefused(true)
        }
      }}
    >
      {copied ? <CheckIcon /> : <CopyIcon />}
      {!plain && !refused && (
        <span aria-hidden="true">{copied ? messages.frame.copied : messages.frame.copy}</span>
      )}
      <span className={refused ? styles.refused : 'visually-hidden'} role="status">
        {refused ? messages.frame.copyFailed : copied ? messages.frame.copied : ''}
      </span>
    </button>
  )
}
