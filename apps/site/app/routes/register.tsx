import { inputPatterns } from '@zubr/contracts/fields/account'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountCard, AccountForm } from '../forms/account-form.tsx'
import { Field, Message, NewPasswordFields, useFaultText } from '../forms/fields.tsx'
import styles from '../forms/form.module.css'
import { SocialSignIn } from '../forms/social-sign-in.tsx'
import { useI18n } from '../i18n.tsx'
import { liveStateOf } from '../live-state.server.ts'
import type { DocumentId } from '../pages.ts'
import { useHref } from '../site.tsx'

/** Result of a registration attempt in this request. */
export function loader({ context }: LoaderFunctionArgs) {
  return liveStateOf(context).account ?? null
}

export default function RegisterPage() {
  const { messages } = useI18n()
  const href = useHref()
  const answer = useLoaderData<typeof loader>()
  const { faults = {}, values = {}, outcome } = answer ?? {}
  const faultText = useFaultText()
  return (
    <AccountCard id="register" head={messages.register} heading={messages.register.heading}>
      <AccountForm path="/register" kind="register" answer={answer} submit={messages.register.submit}>
        <Field
          name="login"
          label={messages.register.login}
          autoComplete="username"
          maxLength={20}
          pattern={inputPatterns.login}
          value={values.login}
          refusal={messages.account.faults.login_shape}
          fault={faultText(faults.login)}
        />
        <Field
          name="email"
          label={messages.register.email}
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoComplete="email"
          maxLength={254}
          pattern={inputPatterns.email}
          value={values.email}
          refusal={messages.account.faults.email_shape}
          fault={faultText(faults.email)}
        />
        <NewPasswordFields faults={faults} />
        <p className={`note ${styles.notice}`}>
          <Notice />
        </p>
        <Message name="check" text={messages.account.check} shown={outcome === 'wrong'} />
        <Message name="too-many" text={messages.account.tooMany} shown={outcome === 'too_many'} />
      </AccountForm>
      <SocialSignIn answer={answer} />
      <p className={`dim ${styles.other}`}>
        {messages.register.haveAccount}{' '}
        <a className="link" href={href.page('login')}>
          {messages.login.submit}
        </a>
      </p>
    </AccountCard>
  )
}

/** The sentence with document links, in the order of the language. */
function Notice(): ReactNode {
  const { messages } = useI18n()
  const href = useHref()
  const link = (page: DocumentId, text: string) => (
    <a key={page} className="link" href={href.page(page)}>
      {text}
    </a>
  )
  const { privacyLink, userAgreementLink, ofertaLink } = messages.register
  const links: Record<string, ReactNode> = {
    privacy: link('privacy', privacyLink),
    userAgreement: link('userAgreement', userAgreementLink),
    oferta: link('oferta', ofertaLink),
  }
  return messages.register.notice.split(/\{(\w+)\}/).map((part) => links[part] ?? part)
}
