import { requestOf } from '@zubr/contracts/request'
import { expect, test } from 'vitest'
import { failureOf } from './request.ts'

test('what fills an address cannot leave its place in it', () => {
  expect(requestOf('GET /api/servers/:id', { params: { id: 'a/b' } }).path).toBe('/api/servers/a%2Fb')
})

test('both shapes of errors are read, and what is none of them', () => {
  const ours = JSON.stringify({
    error: { code: 'node_full', message: '', requestId: '1', fields: { a: 'b' } },
  })
  expect(failureOf(409, ours)).toMatchObject({ code: 'node_full', fields: { a: 'b' } })
  expect(failureOf(400, '{"code":"INVALID_PASSWORD","message":"x"}')).toMatchObject({
    code: 'invalid_request',
    fields: { auth: 'INVALID_PASSWORD' },
  })
  expect(failureOf(401, '{"code":"INVALID_CODE","message":"x"}')).toMatchObject({
    code: 'invalid_request',
    fields: { auth: 'INVALID_CODE' },
  })
  expect(failureOf(502, '<html>')).toMatchObject({ code: 'unavailable' })
  expect(failureOf(429, '')).toMatchObject({ code: 'rate_limited' })
})
