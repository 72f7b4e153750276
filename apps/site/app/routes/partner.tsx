import type { Messages } from '@zubr/i18n/messages'
import { buttonClass } from '@zubr/ui/button'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Field, Message } from '../forms/fields.tsx'
import form from '../forms/form.module.css'
import { formsScript } from '../frame/script-names.ts'
import { PageHead } from '../head.tsx'
import { useHref } from '../site.tsx'
import { useSpeech } from '../words.tsx'
import page from './page.module.css'
import styles from './partner.module.css'

const ways = [
  'video',
  'stream',
  'server',
  'invite',
  'bug',
] as const satisfies (keyof Messages['partner']['earn'])[]

export default function PartnerPage() {
  const { words } = useSpeech()
  const { partner } = words
  const href = useHref()
  return (
    <div className={page.page}>
      <PageHead id="partner" head={partner} />
      <script type="module" src={formsScript} />
      <Breadcrumbs trail={[{ id: 'partner', name: partner.heading }]} />
      <h1 className={page.title}>{partner.heading}</h1>
      <p className={page.lead}>{partner.lead}</p>
      <div className={styles.columns}>
        <section aria-labelledby="application">
          <h2 className={styles.subtitle} id="application">
            {partner.formTitle}
          </h2>
          <form className={form.form} data-form="partner" method="post" action={href.page('partner')}>
            <Field name="name" label={partner.name} autoComplete="name" maxLength={200} />
            <Field name="age" label={partner.age} inputMode="numeric" maxLength={20} />
            <Field name="contacts" label={partner.contacts} hint={partner.contactsHint} maxLength={500} />
            <Field name="media" label={partner.media} hint={partner.mediaHint} lines maxLength={2000} />
            <Field name="offer" label={partner.offer} hint={partner.offerHint} lines maxLength={2000} />
            <Field name="wants" label={partner.wants} hint={partner.wantsHint} lines maxLength={2000} />
            <Message name="missing" text={partner.missing} />
            <Message name="failed" text={partner.failed} />
            <button type="submit" className={buttonClass()}>
              {partner.submit}
            </button>
          </form>
        </section>
        <section aria-labelledby="ways">
          <h2 className={styles.subtitle} id="ways">
            {partner.earnTitle}
          </h2>
          <ol className={styles.ways}>
            {ways.map((id) => (
              <li key={id}>
                <h3>{partner.earn[id].title}</h3>
                <p>{partner.earn[id].text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
