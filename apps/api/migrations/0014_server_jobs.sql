CREATE TABLE "server_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "server_jobs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"server_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"job" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"percent" smallint,
	"result" jsonb,
	"ended_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "server_jobs_ended" CHECK (("server_jobs"."ended_at" is not null) = ("server_jobs"."state" in ('done', 'failed'))),
	CONSTRAINT "server_jobs_failed" CHECK (("server_jobs"."failure" is not null) = ("server_jobs"."state" = 'failed'))
);
--> statement-breakpoint
ALTER TABLE "server_jobs" ADD CONSTRAINT "server_jobs_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_jobs_open" ON "server_jobs" USING btree ("server_id","number") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "server_jobs_untold" ON "server_jobs" USING btree ("number") WHERE ended_at is not null and told_at is null;--> statement-breakpoint
CREATE INDEX "server_jobs_server" ON "server_jobs" USING btree ("server_id");