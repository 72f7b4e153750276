import type { AcceptanceAct, Company } from '@zubr/contracts/companies/endpoints'
import { serviceTimeZone } from '@zubr/domain/service-time'
import type { CompaniesMessages } from '@zubr/i18n/companies/en'
import { ru } from '@zubr/i18n/companies/ru'
import { dateFormat, fill, formatMoney } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import { buttonClass } from '@zubr/ui/button'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { Loading } from '../../components/loaded.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import panel from '../../components/panel.module.css'
import { sitePage } from '../../deployment.ts'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import { planName } from '../../server/plan-name.ts'
import { useCompaniesMessages, WithCompaniesMessages } from '../company/companies-messages.tsx'
import styles from './acceptance-acts.module.css'
import { monthName } from './month-name.ts'

/** A month's acceptance act, on the screen and on paper. */
export default function AcceptanceActPage() {
  return (
    <WithCompaniesMessages>
      <Page />
    </WithCompaniesMessages>
  )
}

function Page() {
  const messages = useCompaniesMessages()
  const { messages: common } = useI18n()
  const { month = '' } = useParams()
  const {
    data: acceptanceAct,
    failure,
    refresh,
  } = useEndpoint(null, 'GET /api/acceptance-acts/:month', { params: { month } })
  if (!acceptanceAct && !failure) return <Loading />
  const title = acceptanceAct
    ? fill(messages.acceptanceAct.title, { number: acceptanceAct.number })
    : messages.acceptanceActs.heading
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <div className={`${panel.row} ${styles.controls}`}>
        <Link className={buttonClass({ tone: 'quiet', size: 'small' })} to={paths.balance}>
          {messages.acceptanceAct.back}
        </Link>
        {acceptanceAct && <Button onClick={() => window.print()}>{messages.acceptanceAct.print}</Button>}
      </div>
      {acceptanceAct ? (
        <AcceptanceActDocument acceptanceAct={acceptanceAct} />
      ) : failure?.code === 'not_found' || failure?.code === 'invalid_request' ? (
        <p>{messages.acceptanceAct.notMade}</p>
      ) : (
        <div className={`${panel.alert} ${panel.row}`} role="alert">
          <p>{failure && common.errors[failure.code]}</p>
          <Button tone="quiet" onClick={refresh}>
            {common.frame.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Messages of the document in Russian, as the law of Belarus requires, and below in the reader's
 * language. The stored content is shown unchanged.
 */
function Both({ of }: { of(messages: CompaniesMessages, locale: Locale): string }) {
  const { locale } = useI18n()
  const messages = useCompaniesMessages()
  return (
    <>
      <span lang="ru">{of(ru, 'ru')}</span>
      {locale !== 'ru' && <span className={styles.also}>{of(messages, locale)}</span>}
    </>
  )
}

const day = (locale: Locale, at: string, style: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...style, timeZone: serviceTimeZone }).format(new Date(at))

function AcceptanceActDocument({ acceptanceAct }: { acceptanceAct: AcceptanceAct }) {
  const { locale, messages: common } = useI18n()
  const isDiscounted = acceptanceAct.paidWithPromoCredit.minor !== 0
  return (
    <article className={styles.paper}>
      <h1>
        <Both of={({ acceptanceAct: { title } }) => fill(title, { number: acceptanceAct.number })} />
      </h1>
      <dl className={styles.parties}>
        <Row of={({ acceptanceAct: t }) => t.period}>
          <Both of={(_, spoken) => monthName(spoken, acceptanceAct.month)} />
        </Row>
        <Row of={({ acceptanceAct: t }) => t.madeAt}>
          <span lang="ru">{day('ru', acceptanceAct.issuedAt, { dateStyle: 'long' })}</span>
        </Row>
        <Row of={({ acceptanceAct: t }) => t.seller}>
          <span lang="ru">
            {acceptanceAct.seller.name}, {ru.taxNumbers.BY} {acceptanceAct.seller.taxNumber},{' '}
            {acceptanceAct.seller.address}
          </span>
        </Row>
        <Row of={({ acceptanceAct: t }) => t.buyer}>
          <Buyer company={acceptanceAct.buyer} />
        </Row>
      </dl>
      <p>
        <Both
          of={({ acceptanceAct: { offer } }, spoken) =>
            fill(offer, { address: sitePage(spoken, '/legacy/oferta') })
          }
        />
      </p>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">
              <Both of={({ acceptanceAct: t }) => t.paidAt} />
            </th>
            <th scope="col">
              <Both of={({ acceptanceAct: t }) => t.service} />
            </th>
            <th scope="col">
              <Both of={({ acceptanceAct: t }) => t.sum} />
            </th>
          </tr>
        </thead>
        <tbody>
          {acceptanceAct.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{day('ru', line.at, { dateStyle: 'short' })}</td>
              <td>
                <Both
                  of={({ acceptanceAct: t }, spoken) =>
                    fill(t.sold[line.kind], {
                      plan: spoken === 'ru' ? line.name : planName(locale, common, line.plan),
                    })
                  }
                />
              </td>
              <td>{formatMoney('ru', line.sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={3} scope="row">
              <Both of={({ acceptanceAct: t }) => t.total} />
            </th>
            <td>{formatMoney('ru', acceptanceAct.total)}</td>
          </tr>
          <tr>
            <th colSpan={3} scope="row">
              <Both of={({ acceptanceAct: t }) => t.vat} />
            </th>
            <td>
              <span lang="ru">{acceptanceAct.vat}</span>
            </td>
          </tr>
          {isDiscounted && (
            <tr>
              <th colSpan={3} scope="row">
                <Both of={({ acceptanceAct: t }) => t.ofGiven} />
              </th>
              <td>{formatMoney('ru', acceptanceAct.paidWithPromoCredit)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={styles.note}>
        <Both of={({ acceptanceAct: t }) => t.counted} />
      </p>
      <p>
        <Both of={({ acceptanceAct: t }) => t.accepted} />
      </p>
      <div className={styles.signatures}>
        <Signature of={({ acceptanceAct: t }) => t.seller} />
        <Signature of={({ acceptanceAct: t }) => t.buyer} />
      </div>
    </article>
  )
}

function Row({ of, children }: { of(messages: CompaniesMessages): string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both of={of} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The requisites as the company typed them, with Russian names of the fields. */
function Buyer({ company }: { company: Company }) {
  const bank = company.account !== '' && [
    `${ru.fields.account} ${company.account}`,
    company.bank,
    `${ru.fields.bic} ${company.bic}`,
  ]
  return (
    <>
      <span>
        {company.name}, {ru.taxNumbers[company.country]} {company.taxNumber}, {company.address}
      </span>
      {bank && <span className={styles.ownLine}>{bank.join(', ')}</span>}
      {company.signatory !== '' && (
        <span className={styles.ownLine}>
          {ru.acceptanceAct.represented}: {company.signatory}
          {company.basis !== '' && `. ${ru.acceptanceAct.basis}: ${company.basis}`}
        </span>
      )}
    </>
  )
}

function Signature({ of }: { of(messages: CompaniesMessages): string }) {
  return (
    <div>
      <p>
        <Both of={of} />
      </p>
      <p className={styles.line}>
        <Both of={({ acceptanceAct: t }) => t.signature} />
      </p>
    </div>
  )
}
