import type { CoreVersion } from '@zubr/contracts/cores/offers'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import styles from './core.module.css'
import { VersionDialog } from './version-dialog.tsx'
import { VersionFacts } from './version-facts.tsx'

type VersionChoiceProps = {
  /** The core's name. */
  core: string
  versions: readonly CoreVersion[]
  chosen: CoreVersion
  onChoose(version: string): void
}

/** The selected version, and a button for the others. */
export function VersionChoice({ core, versions, chosen, onChoose }: VersionChoiceProps) {
  const { messages } = useI18n()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.version}>
      <h3>{messages.create.version}</h3>
      <div className={panel.spread}>
        <p className={styles.chosen} role="status">
          <VersionFacts version={chosen} />
        </p>
        {versions.length > 1 && (
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {messages.create.otherVersion}
          </Button>
        )}
      </div>
      {chosen.channel !== 'stable' && <Notice>{messages.create.channelNote}</Notice>}
      <VersionDialog {...{ open, core, versions, chosen, onChoose }} onClose={() => setOpen(false)} />
    </div>
  )
}
