import { startSmtpReceiver } from '@zubr/api/alerts/testing/smtp-receiver'
import { openReceiver } from '@zubr/api/partners/testing/receiver'

// node scripts/alert-receivers.ts: prints the operator's alerts on this terminal. Start the product
// with the printed settings.

const webhook = await openReceiver()
webhook.react((content) => {
  console.log(`\nWebhook:\n${content}`)
  return { status: 204 }
})
const mail = await startSmtpReceiver({
  onMail: ({ to, text }) => console.log(`\nMail to ${to.join(', ')}:\n${text}`),
})
console.log(`ALERT_WEBHOOK_URL=${webhook.url}`)
console.log(`SMTP_URL=${mail.url} ALERT_MAIL_TO=operator@zubr.example`)
