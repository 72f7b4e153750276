ALTER TABLE "account_links" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "refused_email" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "billing_cycle_anchor" timestamp with time zone;--> statement-breakpoint
-- Months were counted from the end before, in UTC: 31 January, 28 February, 28 March. The start of a period at the same
-- time of day, at most three days later in the month, is where that chain began. The time of blocks moved only the end.
WITH "moved" AS (
	SELECT s."id", s."paid_until", s."created_at",
		coalesce(s."paid_until" - (SELECT max(p."ends") FROM "paid_periods" p WHERE p."server_id" = s."id"), interval '0') AS "by"
	FROM "servers" s WHERE s."paid_until" IS NOT NULL AND s."contract" <> 'deleted'
), "starts" AS (
	SELECT m."id", m."paid_until", m."created_at" + m."by" AS "at" FROM "moved" m
	UNION ALL
	SELECT m."id", m."paid_until", p."starts" + m."by" FROM "moved" m JOIN "paid_periods" p ON p."server_id" = m."id"
), "anchors" AS (
	SELECT DISTINCT ON ("id") "id", "at" FROM "starts"
	WHERE "at" < "paid_until"
		AND ("at" AT TIME ZONE 'UTC')::time = ("paid_until" AT TIME ZONE 'UTC')::time
		AND extract(day FROM "at" AT TIME ZONE 'UTC') - extract(day FROM "paid_until" AT TIME ZONE 'UTC')
			BETWEEN 0 AND CASE WHEN extract(day FROM "paid_until" AT TIME ZONE 'UTC') >= 28 THEN 3 ELSE 0 END
	ORDER BY "id", extract(day FROM "at" AT TIME ZONE 'UTC') DESC, "at" DESC
)
UPDATE "servers" SET "billing_cycle_anchor" = coalesce(
	(SELECT "at" FROM "anchors" WHERE "anchors"."id" = "servers"."id"), "paid_until"
) WHERE "paid_until" IS NOT NULL;
