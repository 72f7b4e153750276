import { pageTitle } from '@zubr/i18n/format'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountCard, AccountForm } from '../forms/account-form.tsx'
import { Field, Message, NewPasswordFields } from '../forms/fields.tsx'
import styles from '../forms/form.module.css'
import { useI18n } from '../i18n.tsx'
import { liveStateOf } from '../live-state.server.ts'
import { type AccountStep, accountSteps, pageOf } from '../pages.ts'
import { requestedPage } from '../requested-page.server.ts'
import { useHref, useSite } from '../site.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { path, page } = requestedPage(request)
  const step = accountSteps.find((id) => id === page?.id)
  if (!step) throw new Error(`${path} is no step of accounts`)
  return { step, answer: liveStateOf(context).account ?? null }
}

/** Short forms: second factor, request for a new password, new password, address confirmation. */
export default function AccountStepPage() {
  const { step, answer } = useLoaderData<typeof loader>()
  const { locale, messages } = useI18n()
  const { account } = messages
  const { panelUrl } = useSite()
  const href = useHref()
  const { heading, lead, submit, ...texts } = account[step]
  const isDone = answer?.outcome === 'done'
  return (
    <AccountCard id={step} head={{ title: pageTitle(locale, heading), description: lead }} heading={heading}>
      {isDone && 'done' in texts ? (
        <>
          <Message name="done" text={texts.done} tone="good" focus />
          <p className={`dim ${styles.other}`}>
            <a className="link" href={step === 'forgot' ? href.page('login') : `${panelUrl}/`}>
              {step === 'forgot' ? account.code.submit : account.toPanel}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className={`note ${styles.notice}`}>{lead}</p>
          <AccountForm path={pageOf(step).path} kind="step" answer={answer} submit={submit}>
            <Inputs step={step} />
            <Message name="too-many" text={account.tooMany} focus={answer?.outcome === 'too_many'} />
            {'wrong' in texts && (
              <Message name="wrong" text={texts.wrong} focus={answer?.outcome === 'wrong'} />
            )}
          </AccountForm>
        </>
      )}
    </AccountCard>
  )
}

function Inputs({ step }: { step: AccountStep }) {
  const { answer } = useLoaderData<typeof loader>()
  const { account, login, partner } = useI18n().messages
  const refusal = partner.fieldMissing
  switch (step) {
    case 'code':
      return (
        <Field
          name="code"
          label={account.code.label}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          refusal={refusal}
          autoFocus
        />
      )
    case 'forgot':
      return (
        <Field
          name="name"
          label={login.name}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          refusal={refusal}
        />
      )
    case 'confirm':
    case 'reset':
      return (
        <>
          <Field
            name="code"
            label={account.codeFromMail}
            autoComplete={step === 'confirm' ? 'one-time-code' : 'off'}
            autoCapitalize={step === 'confirm' ? 'characters' : 'none'}
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            refusal={refusal}
            value={answer?.values?.code}
          />
          {step === 'reset' && <NewPasswordFields faults={answer?.faults} />}
        </>
      )
  }
}
