import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountCard, AccountForm } from '../forms/account-form.tsx'
import { Field, Message } from '../forms/fields.tsx'
import styles from '../forms/form.module.css'
import { SocialSignIn } from '../forms/social-sign-in.tsx'
import { useI18n } from '../i18n.tsx'
import { liveStateOf } from '../live-state.server.ts'
import { useHref } from '../site.tsx'

/** What became of a log-in that this very request has tried. */
export function loader({ context }: LoaderFunctionArgs) {
  return liveStateOf(context).account ?? null
}

export default function LoginPage() {
  const { words } = useI18n()
  const href = useHref()
  const answer = useLoaderData<typeof loader>()
  return (
    <AccountCard id="login" head={words.login} heading={words.login.heading}>
      <AccountForm path="/login" kind="login" answer={answer} submit={words.login.submit}>
        <Message name="no-cookies" text={words.login.noCookies} shown={answer?.outcome === 'no_cookies'} />
        <Message name="ended" text={words.login.ended} tone="calm" shown={answer?.outcome === 'ended'} />
        <Field
          name="name"
          label={words.login.name}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          value={answer?.values?.name}
        />
        <Field name="password" type="password" label={words.login.password} autoComplete="current-password" />
        <Message name="wrong" text={words.login.wrong} focus={answer?.outcome === 'wrong'} />
      </AccountForm>
      <SocialSignIn answer={answer} />
      <p className={`dim ${styles.other}`}>
        <a className="link" href={href.page('forgot')}>
          {words.login.forgot}
        </a>
      </p>
      <p className={`dim ${styles.other}`}>
        {words.login.noAccount}{' '}
        <a className="link" href={href.page('register')}>
          {words.login.register}
        </a>
      </p>
    </AccountCard>
  )
}
