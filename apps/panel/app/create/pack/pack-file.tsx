import type { CoreOffer } from '@zubr/contracts/cores/offers'
import { fill } from '@zubr/i18n/format'
import { useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useCoreMessages } from '../../cores/core-messages.tsx'
import type { ChosenPack } from '../draft.ts'
import styles from './pack.module.css'
import { type PackRead, readPack } from './read-pack.ts'

type PackFileProps = { offers: readonly CoreOffer[]; onTake(pack: ChosenPack): void }

/** The owner's modpack file: read at once, and uploaded when the server exists. */
export function PackFile({ offers, onTake }: PackFileProps) {
  const messages = useCoreMessages().pack
  const [refused, setRefused] = useState<Extract<PackRead, { refused: string }>>()
  const [busy, run] = useBusy()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.file}>
      <div className={panel.row}>
        <Button tone="quiet" disabled={busy} onClick={() => input.current?.click()}>
          {messages.fromFile}
        </Button>
      </div>
      <p className={`${panel.dim} ${panel.small}`}>{messages.fromFileHint}</p>
      {refused && <Notice>{refusedText(messages, refused)}</Notice>}
      <input
        ref={input}
        type="file"
        hidden
        accept=".mrpack"
        aria-label={messages.fromFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (!file) return
          void run(async () => {
            const read = await readPack(file, offers)
            if ('refused' in read) setRefused(read)
            else onTake({ file, ...read })
          })
        }}
      />
    </div>
  )
}

function refusedText(
  messages: ReturnType<typeof useCoreMessages>['pack'],
  refused: Extract<PackRead, { refused: string }>,
): string {
  if (refused.refused === 'not_pack') return messages.notPack
  if (refused.refused === 'loader') return fill(messages.loaderRefused, { loader: refused.loader })
  return fill(messages.noCore, { loader: refused.loader, version: refused.gameVersion })
}
