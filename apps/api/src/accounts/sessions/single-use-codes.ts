import { createHmac } from 'node:crypto'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { accounts, secondFactors } from '../accounts-schema.ts'

/** How long an authenticator app shows one code. */
export const stepMs = 30_000

/** The code of a time step. Source: RFC 6238, with the truncation of RFC 4226, section 5.3. */
export function codeAt(key: string | Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * A better-auth plugin that accepts each code of an authenticator app once per account (RFC 6238,
 * section 5.2). better-auth itself accepts a code until it expires. A matching code uses up its
 * step and all earlier ones before better-auth checks it; of two at the same time, the database
 * accepts one.
 */
export function singleUseCodes(db: Db) {
  return {
    id: 'code-once',
    hooks: {
      before: [
        {
          matcher: ({ path }: { path?: string }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const userId = await whoAsks(ctx)
            if (userId === undefined) return
            const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
            if (!factor) return
            const key = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret })
            const step = stepOf(key, ctx.body?.code)
            if (step === undefined) return
            if (!(await takeStep(db, factor, step)))
              throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' })
          }),
        },
      ],
    },
  }
}

/**
 * The account whose code better-auth will check: that of the session, or of the log-in that waits
 * for its second factor.
 */
async function whoAsks(ctx: Parameters<typeof getSessionFromCtx>[0]): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const { name } = ctx.context.createAuthCookie('two_factor')
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret)
  if (!challenge) return undefined
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value
}

/** The time step of a code, within better-auth's own window, because clocks differ. */
function stepOf(key: string, code: unknown): number | undefined {
  const now = Math.floor(Date.now() / stepMs)
  return [now + 1, now, now - 1].find((one) => codeAt(key, one) === code)
}

/** Uses up a step and all earlier ones. Resolves to false if it was already used. */
async function takeStep(db: Db, factor: typeof secondFactors.$inferSelect, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(secondFactors)
    .set({ usedStep: step })
    .where(
      and(
        eq(secondFactors.id, factor.id),
        // A new secret starts again.
        eq(secondFactors.secret, factor.secret),
        or(isNull(secondFactors.usedStep), lt(secondFactors.usedStep, step)),
      ),
    )
  return rowCount !== 0
}

/**
 * Whether a code of the authenticator app is right and unused; true if the account has no second
 * factor.
 */
export async function isValidCode(
  {
    db,
    auth,
  }: { db: Db; auth: { $context: Promise<{ secretConfig: Parameters<typeof symmetricDecrypt>[0]['key'] }> } },
  accountId: string,
  code: string,
): Promise<boolean> {
  const [found] = await db
    .select({ factor: secondFactors, isOn: accounts.twoFactorEnabled })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.userId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!found?.isOn || !found.factor) return true
  const { secretConfig } = await auth.$context
  const key = await symmetricDecrypt({ key: secretConfig, data: found.factor.secret })
  const step = stepOf(key, code.replace(/\s/g, ''))
  return step !== undefined && (await takeStep(db, found.factor, step))
}
