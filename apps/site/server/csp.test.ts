import { expect, test } from 'vitest'
import { cspOf } from './csp.ts'

const addresses = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.nodes.zubr.example:8443',
}

test('CSP: inline scripts are allowed by hash, data blocks are not listed', () => {
  const policy = cspOf('<script>let a=1</script><script type="application/ld+json">{}</script>', addresses)
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/)
})

test('CSP: inline style sheets are allowed by hash', () => {
  expect(cspOf('<style>p{color:red}</style>', addresses)).toMatch(/style-src 'self' 'sha256-[^']+';/)
})

test('CSP: the page may connect to the panel and every node only', () => {
  expect(cspOf('', addresses)).toContain(
    "connect-src 'self' https://panel.zubr.example https://*.nodes.zubr.example:8443;",
  )
})

test('CSP: a probe address without a host per node is listed unchanged', () => {
  const policy = cspOf('', { ...addresses, nodeProbeUrl: 'https://probe.zubr.example/{name}' })
  expect(policy).toContain("connect-src 'self' https://panel.zubr.example https://probe.zubr.example;")
})

test('CSP: form-action allows the panel and the configured networks', () => {
  expect(cspOf('', addresses)).toContain("form-action 'self' https://panel.zubr.example;")
  expect(cspOf('', { ...addresses, networks: ['discord'] })).toContain(
    "form-action 'self' https://panel.zubr.example https://discord.com;",
  )
})
