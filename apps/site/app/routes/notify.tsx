import { isComing } from '@zubr/content/features'
import { plans } from '@zubr/content/plans'
import { type Edition, editionOf, editions } from '@zubr/domain/plans'
import { fill, pageTitle } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountCard } from '../forms/account-form.tsx'
import styles from '../forms/form.module.css'
import { ForgetForm, InterestForm } from '../forms/interest-form.tsx'
import { useI18n } from '../i18n.tsx'
import { type InterestAnswer, liveStateOf } from '../live-state.server.ts'
import { requestedPage } from '../requested-page.server.ts'
import { useHref } from '../site.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { path, page } = requestedPage(request)
  const edition = editions.find((id) => page?.id === `notify/${id}`)
  if (!edition && page?.id !== 'forget') throw new Error(`${path} is about no edition`)
  return { edition, answer: liveStateOf(context).interest ?? null }
}

/** Subscribes an address to the single mail about an edition's launch, and deletes it. */
export default function NotifyPage() {
  const { edition, answer } = useLoaderData<typeof loader>()
  return edition ? <LeavePage edition={edition} answer={answer} /> : <ForgetPage answer={answer} />
}

type Props = { answer: InterestAnswer | null }

function ForgetPage({ answer }: Props) {
  const { locale, messages } = useI18n()
  const { heading, lead } = messages.interest.forget
  return (
    <AccountCard
      id="forget"
      head={{ title: pageTitle(locale, heading), description: lead }}
      heading={heading}
    >
      <ForgetForm answer={answer} />
    </AccountCard>
  )
}

/** After the launch the page says so: an old link may point here. */
function LeavePage({ edition, answer }: Props & { edition: Edition }) {
  const { locale, messages } = useI18n()
  const { interest } = messages
  const href = useHref()
  const coming = isComing(edition)
  const what = { what: interest.what[edition] }
  const heading = fill(coming ? interest.heading : interest.here.heading, what)
  const lead = fill(coming ? interest.lead : interest.here.lead, what)
  return (
    <AccountCard
      id={`notify/${edition}`}
      head={{ title: pageTitle(locale, heading), description: lead }}
      heading={heading}
    >
      {coming ? (
        <>
          <InterestForm edition={edition} lead={lead} answer={answer} />
          <p className={`dim ${styles.other}`}>
            <a className="link" href={href.page('forget')}>
              {interest.forget.link}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className={`note ${styles.notice}`}>{lead}</p>
          <a
            className={buttonClass({ size: 'wide' })}
            href={href.create(plans.find((plan) => editionOf(plan) === edition)?.id)}
          >
            {messages.frame.createServer}
          </a>
        </>
      )}
    </AccountCard>
  )
}
