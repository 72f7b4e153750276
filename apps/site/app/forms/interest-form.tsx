import { interestKeptMonths } from '@zubr/contracts/fields/interest'
import type { Edition } from '@zubr/domain/plans'
import { around, fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import type { InterestAnswer } from '../live-state.server.ts'
import type { PageId } from '../pages.ts'
import { useHref } from '../site.tsx'
import { Field, Message, Tick, Trap } from './fields.tsx'
import styles from './form.module.css'

type Props = { edition: Edition; lead: string; answer: InterestAnswer | null }

/**
 * Subscribes an address to the mail about an edition's launch; `answer` is the error of this page's
 * own request.
 */
export function InterestForm({ edition, lead, answer }: Props) {
  const { messages } = useI18n()
  const { interest, partner } = messages
  const href = useHref()
  const [beforePolicy, afterPolicy] = around(
    fill(interest.consent, { months: interestKeptMonths, policy: '{policy}' }),
    'policy',
  )
  return (
    <AddressForm
      page={`notify/${edition}`}
      kind="interest"
      answer={answer}
      submit={interest.submit}
      lead={lead}
    >
      <Tick
        name="consent"
        checked={answer?.values.consent}
        refusal={interest.consentMissing}
        fault={answer?.faults.consent && interest.consentMissing}
        {...(answer?.faults.consent && !answer.faults.email ? { autoFocus: true } : {})}
      >
        {beforePolicy}
        <a className="link" href={href.page('privacy')}>
          {partner.consentPolicy}
        </a>
        {afterPolicy} {interest.consentChild}
      </Tick>
      <Trap />
      <Message
        name="failed"
        text={interest.failed}
        more={interest.kept}
        focus={answer?.outcome === 'failed'}
      />
      <Message name="done" text={interest.sent} more={interest.once} tone="good" />
    </AddressForm>
  )
}

/**
 * Deletes an address from all lists: the typed address, or the one that a mail's code identifies.
 */
export function ForgetForm({ answer }: { answer: InterestAnswer | null }) {
  const { forget } = useI18n().messages.interest
  return (
    <AddressForm page="forget" kind="forget" answer={answer} submit={forget.submit} lead={forget.lead}>
      <input type="hidden" name="code" defaultValue={answer?.values.code} />
      <Message name="failed" text={forget.failed} focus={answer?.outcome === 'failed'} />
      <Message name="done" text={forget.done} tone="good" />
    </AddressForm>
  )
}

type AddressFormProps = {
  /** The page that contains the form and receives it. */
  page: PageId
  kind: 'interest' | 'forget'
  answer: InterestAnswer | null
  submit: string
  lead: string
  children: ReactNode
}

/**
 * An address and its extra fields. It is sent to the site itself, with or without scripts, which
 * calls the API.
 */
function AddressForm({ page, kind, answer, submit, lead, children }: AddressFormProps) {
  const { account, partner, register } = useI18n().messages
  const href = useHref()
  return (
    <form className={`${styles.form} ${styles.asks}`} data-form={kind} method="post" action={href.page(page)}>
      <p className={`note ${styles.notice}`}>{lead}</p>
      <Field
        name="email"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        label={register.email}
        autoComplete="email"
        maxLength={254}
        value={answer?.values.email}
        required={!answer?.values.code}
        refusal={account.faults.email_shape}
        fault={answer?.faults.email && account.faults.email_shape}
        {...(answer?.faults.email ? { autoFocus: true } : {})}
      />
      {children}
      <Message name="too-many" text={account.tooMany} focus={answer?.outcome === 'too_many'} />
      <Message name="offline" text={account.offline} />
      <button type="submit" className={buttonClass({ size: 'wide' })} data-busy={partner.sending}>
        {submit}
      </button>
    </form>
  )
}
