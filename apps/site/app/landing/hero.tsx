import { type LandingVariantId, landingVariants, links, socialIds } from '@zubr/content/brand'
import { isOffered } from '@zubr/content/features'
import { plans } from '@zubr/content/plans'
import { around, fill } from '@zubr/i18n/format'
import { isReachable } from '@zubr/i18n/reachable'
import type { LandingId } from '@zubr/i18n/site-pages'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import { Soon } from '../coming/coming.tsx'
import { useI18n } from '../i18n.tsx'
import { coreOfLanding, groupOfLanding } from '../pricing/groups.ts'
import { Sign, socialMarks } from '../sign.tsx'
import { useHref } from '../site.tsx'
import styles from './hero.module.css'
import { ReadyPromise } from './promise.tsx'

/** First plan of the page's edition; undefined for Java, with which the panel begins. */
function planOf(id: LandingId): string | undefined {
  const group = groupOfLanding[id]
  return group === 'java' || !isOffered(group) ? undefined : plans.find((plan) => plan.group === group)?.id
}

export function Hero({ id, variant: shown }: { id: LandingId; variant: LandingVariantId }) {
  const { locale, messages } = useI18n()
  const variant = landingVariants[shown]
  const { [shown]: headline, lead } = messages.landing.pages[id]
  const href = useHref()
  const [beforeCode, afterCode] = around(
    fill(messages.landing.promo, { code: '{code}', percent: variant.promoPercent }),
    'code',
  )
  const [plain = '', painted = '', rest = ''] = headline.split('**')
  return (
    <div className={`${styles.hero} ${variant.art === 'island-b' ? styles.cold : ''}`}>
      <div className={`container ${styles.inner}`}>
        <div>
          <h1 className={styles.title}>
            <ReadyPromise text={plain} />
            <em>{painted}</em>
            <ReadyPromise text={rest} />
          </h1>
          <p className={styles.lead}>
            <ReadyPromise text={lead} />
          </p>
          <Soon id={id} className={styles.soon} />
          <div className={`row ${styles.buttons}`}>
            <a
              className={buttonClass()}
              href={href.create(planOf(id), 'BYN', coreOfLanding[id])}
              data-main-action=""
            >
              {messages.frame.createServer}
            </a>
            <a className={buttonClass({ tone: 'quiet' })} href={href.demo}>
              {messages.landing.viewPanel}
            </a>
            <a className={buttonClass({ tone: 'quiet' })} href="#plans">
              {messages.landing.viewPlans}
            </a>
          </div>
          <p className={styles.promo}>
            {beforeCode}
            <span className={styles.code}>
              <button
                type="button"
                data-copy={variant.promoCode}
                data-copied={messages.partnerPage.copied}
                data-failed={messages.partnerPage.copyFailed}
                aria-label={`${messages.partnerPage.copy}: ${variant.promoCode}`}
                disabled
              >
                <strong data-copy-code="">{variant.promoCode}</strong>
              </button>
              <span className={styles.said} role="status" data-copy-said="" />
            </span>
            {afterCode}
          </p>
          <ul className={styles.social} aria-label={messages.landing.social}>
            {socialIds
              .filter((id) => isReachable(id, locale))
              .map((id) => (
                <li key={id}>
                  <a className="icon-button" href={links.social[id]} target="_blank" rel="noopener">
                    <Sign path={socialMarks[id].path} size={22} />
                    <span className="visually-hidden">
                      {socialMarks[id].name} ({messages.frame.newTab})
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
        <Art className={styles.island} name={variant.art} width={640} priority />
      </div>
    </div>
  )
}
