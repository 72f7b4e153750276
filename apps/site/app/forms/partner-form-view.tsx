import { type ApplicationField, applicationLimits, applicationsPath } from '@zubr/contracts/fields/partner'
import { around, fill, formatDuration } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useI18n } from '../i18n.tsx'
import type { PartnerAnswer } from '../live-state.server.ts'
import { useHref, useSite } from '../site.tsx'
import { Field, Message, Trap } from './fields.tsx'
import styles from './form.module.css'
import type { PartnerMessages } from './partner-form.ts'

/** The partnership form; `answer` is the result of this page's own request. */
export function PartnerForm({ answer }: { answer: PartnerAnswer | null }) {
  const { locale, messages } = useI18n()
  const { partner } = messages
  const { panelUrl } = useSite()
  const href = useHref()
  const faultTexts = {
    missing: partner.fieldMissing,
    too_long: partner.tooLong,
    no_contact: partner.noContact,
  }
  const forScript: PartnerMessages = {
    sending: partner.sending,
    tooMany: partner.tooMany,
    faults: faultTexts,
  }

  const firstAtFault = Object.keys(answer?.faults ?? {})[0]
  const of = (field: ApplicationField) => {
    const fault = answer?.faults[field]
    return {
      name: field,
      label: partner[field],
      maxLength: applicationLimits[field],
      value: answer?.values[field],
      fault: fault ? faultTexts[fault] : '',
      ...(field === firstAtFault ? { autoFocus: true } : {}),
    }
  }
  const message = (outcome: PartnerAnswer['outcome']) => ({
    shown: answer?.outcome === outcome,
    focus: answer?.outcome === outcome && firstAtFault === undefined,
  })
  const wait = answer?.retryAfterSeconds
  const [beforePolicy, afterPolicy] = around(partner.consent, 'policy')
  return (
    <form
      className={styles.form}
      data-form="partner"
      data-api={panelUrl + applicationsPath}
      data-words={JSON.stringify(forScript)}
      method="post"
      action={href.page('partner')}
      // The page shows its own message for missing fields; without scripts the server does.
      noValidate
    >
      <Field {...of('name')} autoComplete="name" />
      <Field {...of('age')} inputMode="numeric" />
      <Field {...of('contacts')} hint={partner.contactsHint} />
      <Field {...of('media')} hint={partner.mediaHint} lines />
      <Field {...of('offer')} hint={partner.offerHint} lines />
      <Field {...of('wants')} hint={partner.wantsHint} lines />
      <Trap />
      <p className={`note ${styles.notice}`}>
        {beforePolicy}
        <a className="link" href={href.page('privacy')}>
          {partner.consentPolicy}
        </a>
        {afterPolicy}
      </p>
      <div className={styles.answer}>
        <Message name="missing" text={partner.missing} {...message('missing')} />
        <Message name="no-contact" text={messages.account.check} {...message('no_contact')} />
        <Message name="too-long" text={partner.tooLong} {...message('too_long')} />
        <Message
          name="too-many"
          text={wait ? fill(partner.tooMany, { time: formatDuration(locale, wait) }) : null}
          {...message('too_many')}
        />
        <Message name="failed" text={partner.failed} more={partner.kept} {...message('failed')} />
        <Message name="sent" text={partner.sent} more={partner.thanks} tone="good" />
      </div>
      <button type="submit" className={buttonClass()}>
        {partner.submit}
      </button>
    </form>
  )
}
