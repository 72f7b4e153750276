import type { AccountAnswer } from '@zubr/contracts/accounts'
import type { Head } from '@zubr/i18n/site-pages'
import { buttonClass } from '@zubr/ui/button'
import type { ReactNode } from 'react'
import { formsScript } from '../frame/script-names.ts'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import type { PageId } from '../pages.ts'
import { useSite } from '../site.tsx'
import { Message } from './fields.tsx'
import styles from './form.module.css'

type CardProps = { id: PageId; head: Head; heading: string; children: ReactNode }

/** The card around a short form. */
export function AccountCard({ id, head, heading, children }: CardProps) {
  return (
    <div className={`plate ${styles.card}`}>
      <PageHead id={id} head={head} />
      <script type="module" src={formsScript} />
      <h1>{heading}</h1>
      {children}
    </div>
  )
}

type Props = {
  /** Path on the panel's origin that receives the form. */
  path: string
  kind: 'login' | 'register' | 'step'
  answer: AccountAnswer | null
  submit: string
  children: ReactNode
}

/**
 * An account form. It is sent to the panel's origin, which sets the session cookie, with or without
 * scripts.
 */
export function AccountForm({ path, kind, answer, submit, children }: Props) {
  const { locale, messages } = useI18n()
  const { panelUrl } = useSite()
  return (
    <form className={styles.form} data-form={kind} method="post" action={panelUrl + path}>
      <input type="hidden" name="lang" value={locale} />
      {answer?.next && <input type="hidden" name="next" value={answer.next} />}
      {children}
      <Message name="offline" text={messages.account.offline} />
      <Message
        name="unavailable"
        text={messages.account.unavailable}
        focus={answer?.outcome === 'unavailable'}
      />
      <button type="submit" className={buttonClass({ size: 'wide' })} data-busy={messages.partner.sending}>
        {submit}
      </button>
    </form>
  )
}
