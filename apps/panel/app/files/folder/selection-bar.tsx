import { plural } from '@zubr/i18n/format'
import type { ComponentType } from 'react'
import { CloseIcon, CopyIcon, MoreIcon } from '../../components/icons.tsx'
import { useI18n } from '../../i18n.tsx'
import styles from '../files.module.css'
import { useFilesMessages } from '../files-messages.tsx'
import { BinIcon, CutIcon, DownloadIcon } from '../icons.tsx'

type Props = {
  count: number
  onDownload(): void
  onCopy(): void
  onCut(): void
  onRemove(): void
  onMore(at: { x: number; y: number }): void
  onClear(): void
}

/** Actions for the selection, at the window's lower edge within reach of a thumb. */
export function SelectionBar({ count, onDownload, onCopy, onCut, onRemove, onMore, onClear }: Props) {
  const { locale, messages: common } = useI18n()
  const messages = useFilesMessages().actions
  const tool = (Icon: ComponentType<{ size?: number }>, text: string, run: () => void) => (
    <button type="button" onClick={run} title={text}>
      <Icon />
      <span>{text}</span>
    </button>
  )
  return (
    <section className={styles.bar} aria-label={plural(locale, messages.chosen, count)}>
      <button className={styles.barClose} type="button" aria-label={messages.clear} onClick={onClear}>
        <CloseIcon />
      </button>
      <p role="status">{plural(locale, messages.chosen, count)}</p>
      <div className={styles.barTools}>
        {tool(DownloadIcon, messages.download, onDownload)}
        {tool(CopyIcon, messages.copy, onCopy)}
        {tool(CutIcon, messages.cut, onCut)}
        {tool(BinIcon, messages.remove, onRemove)}
        <button
          type="button"
          aria-label={common.frame.more}
          title={common.frame.more}
          onClick={({ currentTarget }) => {
            const { right, top } = currentTarget.getBoundingClientRect()
            onMore({ x: right - 240, y: top - 320 })
          }}
        >
          <MoreIcon />
        </button>
      </div>
    </section>
  )
}
