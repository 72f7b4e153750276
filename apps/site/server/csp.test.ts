import { expect, test } from 'vitest'
import { cspOf } from './csp.ts'

const addresses = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.nodes.zubr.example:8443',
}

test('inline scripts are allowed by hash and data blocks are not named', () => {
  const policy = cspOf('<script>let a=1</script><script type="application/ld+json">{}</script>', addresses)
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/)
})

test('style sheets in the page are allowed by hash', () => {
  expect(cspOf('<style>p{color:red}</style>', addresses)).toMatch(/style-src 'self' 'sha256-[^']+';/)
})

test('the page may ask the panel and every node, and nobody else', () => {
  expect(cspOf('', addresses)).toContain(
    "connect-src 'self' https://panel.zubr.example https://*.nodes.zubr.example:8443;",
  )
})

test('a probe address without a host for each node is named as it is', () => {
  const policy = cspOf('', { ...addresses, nodeProbeUrl: 'https://probe.zubr.example/{name}' })
  expect(policy).toContain("connect-src 'self' https://panel.zubr.example https://probe.zubr.example;")
})

test('forms lead to the panel, and on to the networks that are configured', () => {
  expect(cspOf('', addresses)).toContain("form-action 'self' https://panel.zubr.example;")
  expect(cspOf('', { ...addresses, networks: ['discord'] })).toContain(
    "form-action 'self' https://panel.zubr.example https://discord.com;",
  )
})
