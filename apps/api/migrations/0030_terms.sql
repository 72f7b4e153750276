CREATE TABLE "paid_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paid_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"server_id" uuid NOT NULL,
	"entry_id" bigint,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"months" smallint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"own" bigint NOT NULL,
	"given" bigint NOT NULL,
	"off" bigint NOT NULL,
	"off_of" bigint NOT NULL,
	CONSTRAINT "paid_periods_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "auto_extend" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "extension_announced" jsonb;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD CONSTRAINT "paid_periods_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD CONSTRAINT "paid_periods_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_periods_server" ON "paid_periods" USING btree ("server_id","ends");