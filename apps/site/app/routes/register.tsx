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

/** What became of a registration that this very request has tried. */
export function loader({ context }: LoaderFunctionArgs) {
  return liveStateOf(context).account ?? null
}

export default function RegisterPage() {
  const { words } = useI18n()
  const href = useHref()
  const answer = useLoaderData<typeof loader>()
  const { faults = {}, values = {}, outcome } = answer ?? {}
  const faultText = useFaultText()
  return (
    <AccountCard id="register" head={words.register} heading={words.register.heading}>
      <AccountForm path="/register" kind="register" answer={answer} submit={words.register.submit}>
        <Field
          name="login"
          label={words.register.login}
          autoComplete="username"
          maxLength={20}
          pattern={inputPatterns.login}
          value={values.login}
          refusal={words.account.faults.login_shape}
          fault={faultText(faults.login)}
        />
        <Field
          name="email"
          label={words.register.email}
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoComplete="email"
          maxLength={254}
          pattern={inputPatterns.email}
          value={values.email}
          refusal={words.account.faults.email_shape}
          fault={faultText(faults.email)}
        />
        <NewPasswordFields faults={faults} />
        <p className={`note ${styles.notice}`}>
          <Notice />
        </p>
        <Message name="check" text={words.account.check} shown={outcome === 'wrong'} />
        <Message name="too-many" text={words.account.tooMany} shown={outcome === 'too_many'} />
      </AccountForm>
      <SocialSignIn answer={answer} />
      <p className={`dim ${styles.other}`}>
        {words.register.haveAccount}{' '}
        <a className="link" href={href.page('login')}>
          {words.login.submit}
        </a>
      </p>
    </AccountCard>
  )
}

/** The sentence with the documents as links, in the order in which the language names them. */
function Notice(): ReactNode {
  const { words } = useI18n()
  const href = useHref()
  const link = (page: DocumentId, text: string) => (
    <a key={page} className="link" href={href.page(page)}>
      {text}
    </a>
  )
  const { privacyLink, userAgreementLink, ofertaLink } = words.register
  const links: Record<string, ReactNode> = {
    privacy: link('privacy', privacyLink),
    userAgreement: link('userAgreement', userAgreementLink),
    oferta: link('oferta', ofertaLink),
  }
  return words.register.notice.split(/\{(\w+)\}/).map((part) => links[part] ?? part)
}
