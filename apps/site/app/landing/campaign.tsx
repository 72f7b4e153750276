import { campaigns } from '@zubr/content/campaigns'
import { fill } from '@zubr/i18n/format'
import { CloseIcon } from '../frame/icons.tsx'
import { useI18n } from '../i18n.tsx'
import styles from './campaign.module.css'

/**
 * Enabled campaigns. landing.ts shows them while Moscow time is inside their window and the visitor
 * has not closed them.
 */
export function Campaign() {
  const { locale, messages } = useI18n()
  const enabled = campaigns.filter((campaign) => campaign.enabled)
  if (enabled.length === 0) return null
  return (
    <div className={styles.banners} data-campaigns="">
      {enabled.map(({ id, percent, from, until, text }) => (
        <div
          key={id}
          className={styles.banner}
          data-campaign={id}
          data-window={JSON.stringify({ from, until })}
          hidden
        >
          <p>{fill(text[locale], { percent })}</p>
          <button type="button" aria-label={messages.landing.closeCampaign} className="icon-button">
            <CloseIcon size={18} />
          </button>
        </div>
      ))}
    </div>
  )
}
