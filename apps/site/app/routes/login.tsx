import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountCard, AccountForm } from '../forms/account-form.tsx'
import { Field, Message } from '../forms/fields.tsx'
import styles from '../forms/form.module.css'
import { SocialSignIn } from '../forms/social-sign-in.tsx'
import { useI18n } from '../i18n.tsx'
import { liveStateOf } from '../live-state.server.ts'
import { useHref } from '../site.tsx'

/** Result of a login attempt in this request. */
export function loader({ context }: LoaderFunctionArgs) {
  return liveStateOf(context).account ?? null
}

export default function LoginPage() {
  const { messages } = useI18n()
  const href = useHref()
  const answer = useLoaderData<typeof loader>()
  return (
    <AccountCard id="login" head={messages.login} heading={messages.login.heading}>
      <AccountForm path="/login" kind="login" answer={answer} submit={messages.login.submit}>
        <Message name="no-cookies" text={messages.login.noCookies} shown={answer?.outcome === 'no_cookies'} />
        <Message name="ended" text={messages.login.ended} tone="calm" shown={answer?.outcome === 'ended'} />
        <Field
          name="name"
          label={messages.login.name}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          value={answer?.values?.name}
        />
        <Field
          name="password"
          type="password"
          label={messages.login.password}
          autoComplete="current-password"
        />
        <Message name="wrong" text={messages.login.wrong} focus={answer?.outcome === 'wrong'} />
      </AccountForm>
      <SocialSignIn answer={answer} />
      <p className={`dim ${styles.other}`}>
        <a className="link" href={href.page('forgot')}>
          {messages.login.forgot}
        </a>
      </p>
      <p className={`dim ${styles.other}`}>
        {messages.login.noAccount}{' '}
        <a className="link" href={href.page('register')}>
          {messages.login.register}
        </a>
      </p>
    </AccountCard>
  )
}
