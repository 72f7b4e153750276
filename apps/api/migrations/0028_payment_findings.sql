CREATE TABLE "payment_findings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"processor" text,
	"uid" text,
	"what" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_findings_open" ON "payment_findings" USING btree ("key") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "payment_findings_found" ON "payment_findings" USING btree ("found_at");