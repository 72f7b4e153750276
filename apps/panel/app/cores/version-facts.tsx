import type { CoreVersion } from '@zubr/contracts/cores/offers'
import { fill } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { formatShortDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from './core.module.css'

/** A version, whether it is stable, and in small what it is for: the game's version, the build, Java and its date. */
export function VersionFacts({ version: own }: { version: CoreVersion }) {
  const { locale, messages } = useI18n()
  const facts = [
    own.gameVersion !== own.version && fill(messages.create.gameVersion, { version: own.gameVersion }),
    own.build && fill(messages.create.build, { build: own.build }),
    own.java !== null && `Java ${own.java}`,
    own.at && formatShortDate(locale, own.at),
  ].filter(Boolean)
  return (
    <>
      <strong className={styles.number}>{own.version}</strong>
      {own.channel !== 'stable' && (
        <span className={panel.mark}>{messages.create.channels[own.channel]}</span>
      )}
      <span className={`${panel.dim} ${panel.small}`}>{facts.join(' · ')}</span>
    </>
  )
}
