import type { CoreVersion } from '@zubr/contracts/cores/offers'
import { fill } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { formatShortDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from './core.module.css'

/** A version with its stability, game version, build, Java and date. */
export function VersionFacts({ version: coreVersion }: { version: CoreVersion }) {
  const { locale, messages } = useI18n()
  const facts = [
    coreVersion.gameVersion !== coreVersion.version &&
      fill(messages.create.gameVersion, { version: coreVersion.gameVersion }),
    coreVersion.build && fill(messages.create.build, { build: coreVersion.build }),
    coreVersion.java !== null && `Java ${coreVersion.java}`,
    coreVersion.at && formatShortDate(locale, coreVersion.at),
  ].filter(Boolean)
  return (
    <>
      <strong className={styles.number}>{coreVersion.version}</strong>
      {coreVersion.channel !== 'stable' && (
        <span className={panel.mark}>{messages.create.channels[coreVersion.channel]}</span>
      )}
      <span className={`${panel.dim} ${panel.small}`}>{facts.join(' · ')}</span>
    </>
  )
}
