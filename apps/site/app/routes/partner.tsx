import { partnerRewards } from '@zubr/content/claims'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PartnerForm } from '../forms/partner-form-view.tsx'
import { partnerScript } from '../frame/script-names.ts'
import { useI18n } from '../i18n.tsx'
import { liveStateOf } from '../live-state.server.ts'
import { Page } from '../page.tsx'
import styles from './partner.module.css'

const ways = ['video', 'stream', 'server', 'invite', 'bug'] as const

/** Result of an application sent without scripts in this request. */
export function loader({ context }: LoaderFunctionArgs) {
  return liveStateOf(context).partner ?? null
}

export default function PartnerPage() {
  const { locale, messages } = useI18n()
  const { partner } = messages
  const answer = useLoaderData<typeof loader>()
  return (
    <Page id="partner" head={partner} name={partner.heading} intro={partner} script={partnerScript}>
      <div className={styles.columns}>
        <section aria-labelledby="application">
          <h2 className={styles.subtitle} id="application">
            {partner.formTitle}
          </h2>
          <PartnerForm answer={answer} />
        </section>
        <section aria-labelledby="ways">
          <h2 className={styles.subtitle} id="ways">
            {partner.earnTitle}
          </h2>
          <ol className={styles.ways}>
            {ways.map((id) => (
              <li key={id} className="plate">
                <h3>{partner.earn[id]}</h3>
                <p className="dim">{partnerRewards[id][locale]}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Page>
  )
}
