import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountForm } from '../forms/account-form.tsx'
import { Field, Message, PasswordField } from '../forms/fields.tsx'
import styles from '../forms/form.module.css'
import { SocialSignIn } from '../forms/social-sign-in.tsx'
import { formsScript } from '../frame/script-names.ts'
import { PageHead } from '../head.tsx'
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
    <div className={styles.card}>
      <PageHead id="login" head={words.login} />
      <script type="module" src={formsScript} />
      <h1>{words.login.heading}</h1>
      <AccountForm path="/login" kind="login" answer={answer} submit={words.login.submit}>
        <Field
          name="name"
          label={words.login.name}
          autoComplete="username"
          maxLength={254}
          value={answer?.values?.name}
        />
        <PasswordField name="password" label={words.login.password} />
        <Message
          name="wrong"
          text={words.login.wrong}
          shown={answer?.outcome === 'wrong'}
          focus={answer?.outcome === 'wrong'}
        />
      </AccountForm>
      <SocialSignIn answer={answer} />
      <p className={styles.other}>
        <a href={href.page('forgot')}>{words.login.forgot}</a>
      </p>
      <p className={styles.other}>
        {words.login.noAccount} <a href={href.page('register')}>{words.login.register}</a>
      </p>
    </div>
  )
}
