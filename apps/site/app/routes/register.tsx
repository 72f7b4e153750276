import { around } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import type { ReactNode } from 'react'
import { Field, Message, PasswordField } from '../forms/fields.tsx'
import styles from '../forms/form.module.css'
import { formsScript } from '../frame/script-names.ts'
import { PageHead } from '../head.tsx'
import { useHref } from '../site.tsx'
import { useSpeech } from '../words.tsx'

export default function RegisterPage() {
  const { words } = useSpeech()
  const href = useHref()
  return (
    <div className={styles.card}>
      <PageHead id="register" head={words.register} />
      <script type="module" src={formsScript} />
      <h1>{words.register.heading}</h1>
      <form className={styles.form} data-form="register" method="post" action={href.page('register')}>
        <Field name="login" label={words.register.login} autoComplete="username" maxLength={32} />
        <Field name="email" label={words.register.email} type="email" autoComplete="email" maxLength={254} />
        <PasswordField name="password" label={words.register.password} fresh />
        <PasswordField name="repeat" label={words.register.repeat} fresh />
        <p className={styles.notice}>
          <Notice />
        </p>
        <Message name="not-yet" text={words.register.notYet} tone="calm" />
        <button type="submit" className={buttonClass({ size: 'wide' })}>
          {words.register.submit}
        </button>
      </form>
      <p className={styles.other}>
        {words.register.haveAccount} <a href={href.page('login')}>{words.login.submit}</a>
      </p>
    </div>
  )
}

/** The sentence with both documents as links, in the order in which the language names them. */
function Notice(): ReactNode {
  const { words } = useSpeech()
  const href = useHref()
  const links: Record<string, ReactNode> = {
    privacy: <a href={href.page('privacy')}>{words.register.privacyLink}</a>,
    oferta: <a href={href.page('oferta')}>{words.register.ofertaLink}</a>,
  }
  const { notice } = words.register
  const first = notice.indexOf('{privacy}') < notice.indexOf('{oferta}') ? 'privacy' : 'oferta'
  const second = first === 'privacy' ? 'oferta' : 'privacy'
  const [before, rest] = around(notice, first)
  const [between, after] = around(rest, second)
  return (
    <>
      {before}
      {links[first]}
      {between}
      {links[second]}
      {after}
    </>
  )
}
