import { buttonClass } from '@zubr/ui/button'
import { Field, Message, PasswordField } from '../forms/fields.tsx'
import styles from '../forms/form.module.css'
import { formsScript } from '../frame/script-names.ts'
import { PageHead } from '../head.tsx'
import { useHref } from '../site.tsx'
import { useSpeech } from '../words.tsx'

/** Until accounts land, every answer is the specification's: nothing is sent, the data are called wrong. */
export default function LoginPage() {
  const { words } = useSpeech()
  const href = useHref()
  return (
    <div className={styles.card}>
      <PageHead id="login" head={words.login} />
      <script type="module" src={formsScript} />
      <h1>{words.login.heading}</h1>
      <form className={styles.form} data-form="login" method="post" action={href.page('login')}>
        <Field name="name" label={words.login.name} autoComplete="username" maxLength={254} />
        <PasswordField name="password" label={words.login.password} />
        <Message name="wrong" text={words.login.wrong} />
        <button type="submit" className={buttonClass({ size: 'wide' })}>
          {words.login.submit}
        </button>
      </form>
      <p className={styles.other}>
        {words.login.noAccount} <a href={href.page('register')}>{words.login.register}</a>
      </p>
    </div>
  )
}
