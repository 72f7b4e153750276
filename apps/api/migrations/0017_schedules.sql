CREATE TABLE "schedule_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "schedule_runs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"schedule_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"planned_for" timestamp with time zone NOT NULL,
	"by_hand" boolean NOT NULL,
	"began_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"reason" text,
	"steps" jsonb NOT NULL,
	"doing" jsonb,
	"wake_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_runs_ended" CHECK (("schedule_runs"."ended_at" is not null) = ("schedule_runs"."outcome" is not null)),
	CONSTRAINT "schedule_runs_skipped" CHECK (("schedule_runs"."reason" is not null) = ("schedule_runs"."outcome" = 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"server_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"rule" jsonb NOT NULL,
	"zone" text NOT NULL,
	"language" text NOT NULL,
	"steps" jsonb NOT NULL,
	"only_if_empty" boolean NOT NULL,
	"skip_if_not_running" boolean NOT NULL,
	"missed" text NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "schedules_on" CHECK (("schedules"."next_at" is null) or "schedules"."enabled")
);
--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_runs_schedule" ON "schedule_runs" USING btree ("schedule_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_runs_open" ON "schedule_runs" USING btree ("schedule_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_runs_one_of_a_server" ON "schedule_runs" USING btree ("server_id") WHERE began_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "schedule_runs_server" ON "schedule_runs" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "schedule_runs_wake" ON "schedule_runs" USING btree ("wake_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "schedules_server" ON "schedules" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "schedules_next" ON "schedules" USING btree ("next_at") WHERE next_at is not null;