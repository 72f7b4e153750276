import { fill } from '@zubr/i18n/format'
import { icon } from '@zubr/ui/icon'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { PlusIcon } from '../../../components/icons.tsx'
import { useI18n } from '../../../i18n.tsx'
import { formatBytes } from '../../formats.ts'
import styles from '../editor.module.css'
import type { EditorMessages } from '../editor-messages.ts'
import { extensionOf } from '../kind.ts'
import type { Loaded } from '../load.ts'
import pictureStyles from './picture.module.css'

const MinusIcon = icon('M3 8h10')

type PictureViewProps = {
  name: string
  loaded: Extract<Loaded, { look: 'picture' }>
  messages: EditorMessages
  onDownload(): void
  onText(): void
}

/** The zoom doubles with each step; pixels stay sharp, as in the game. */
const [smallest, largest] = [0.125, 32]

/** A picture as an `img` element: no scripts run and no external resources load. */
export function PictureView({ name, loaded, messages, onDownload, onText }: PictureViewProps) {
  const { locale } = useI18n()
  const [address, setAddress] = useState<string>()
  const [natural, setNatural] = useState<{ width: number; height: number }>()
  const [broken, setBroken] = useState(false)
  /** Null: fits the window. */
  const [zoom, setZoom] = useState<number | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(loaded.picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [loaded.picture])
  const step = (by: number) => setZoom((before) => Math.min(largest, Math.max(smallest, (before ?? 1) * by)))
  const { picture } = messages
  return (
    <>
      <div className={styles.bar}>
        <button
          className={`icon-button ${styles.tool}`}
          type="button"
          aria-label={picture.smaller}
          title={picture.smaller}
          disabled={zoom === smallest}
          onClick={() => step(0.5)}
        >
          <MinusIcon size={18} />
        </button>
        <button
          className={`icon-button ${styles.tool}`}
          type="button"
          aria-label={picture.larger}
          title={picture.larger}
          disabled={zoom === largest}
          onClick={() => step(2)}
        >
          <PlusIcon size={18} />
        </button>
        <Button tone="quiet" disabled={zoom === null} onClick={() => setZoom(null)}>
          {picture.fit}
        </Button>
        <p className={styles.said}>
          {natural && `${fill(picture.size, natural)}, `}
          {formatBytes(locale, loaded.size)}
        </p>
        {extensionOf(name) === 'svg' && (
          <Button tone="quiet" onClick={onText}>
            {picture.asText}
          </Button>
        )}
        <Button tone="quiet" onClick={onDownload}>
          {messages.bar.download}
        </Button>
      </div>
      <section
        className={`${styles.scroll} ${pictureStyles.ground}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        aria-label={name}
      >
        {broken ? (
          <p role="alert">{picture.broken}</p>
        ) : (
          address && (
            <img
              className={`${pictureStyles.picture} ${zoom === null ? pictureStyles.fit : ''} ${(zoom ?? 1) >= 1 ? pictureStyles.pixels : ''}`}
              src={address}
              alt={name}
              style={
                natural && zoom !== null ? { width: natural.width * zoom, height: natural.height * zoom } : {}
              }
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setNatural({ width, height })
              }
              onError={() => setBroken(true)}
            />
          )
        )}
      </section>
    </>
  )
}
