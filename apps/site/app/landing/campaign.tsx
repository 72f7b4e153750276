import { campaigns } from '@zubr/content/campaigns'
import { fill } from '@zubr/i18n/format'
import { useSpeech } from '../words.tsx'
import styles from './campaign.module.css'

/** Enabled campaigns, hidden until landing.ts finds Moscow's clock inside their window. */
export function Campaign() {
  const { locale } = useSpeech()
  return campaigns
    .filter(({ enabled }) => enabled)
    .map(({ id, percent, from, until, text }) => (
      <p key={id} className={styles.banner} data-campaign={JSON.stringify({ from, until })} hidden>
        {fill(text[locale], { percent })}
      </p>
    ))
}
