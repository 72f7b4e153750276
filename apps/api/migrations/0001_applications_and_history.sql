CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"message" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "incident_updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"incident_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"impact" text NOT NULL,
	"titles" jsonb NOT NULL,
	"nodes" text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "node_days" (
	"node_id" integer NOT NULL,
	"up_minutes" smallint NOT NULL,
	"degraded_minutes" smallint NOT NULL,
	"down_minutes" smallint NOT NULL,
	"load_mean" real,
	"load_max" real,
	"day" date NOT NULL,
	CONSTRAINT "node_days_node_id_day_pk" PRIMARY KEY("node_id","day")
);
--> statement-breakpoint
CREATE TABLE "node_hours" (
	"node_id" integer NOT NULL,
	"up_minutes" smallint NOT NULL,
	"degraded_minutes" smallint NOT NULL,
	"down_minutes" smallint NOT NULL,
	"load_mean" real,
	"load_max" real,
	"hour" timestamp with time zone NOT NULL,
	CONSTRAINT "node_hours_node_id_hour_pk" PRIMARY KEY("node_id","hour")
);
--> statement-breakpoint
CREATE TABLE "node_minutes" (
	"node_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reports" smallint NOT NULL,
	"load_sum" real,
	"load_max" real,
	CONSTRAINT "node_minutes_minute_node_id_pk" PRIMARY KEY("minute","node_id")
);
--> statement-breakpoint
CREATE TABLE "observed_minutes" (
	"minute" timestamp with time zone PRIMARY KEY NOT NULL,
	"slots" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" "inet" NOT NULL,
	"name" text NOT NULL,
	"age" text NOT NULL,
	"contacts" text NOT NULL,
	"media" text NOT NULL,
	"offer" text NOT NULL,
	"wants" text NOT NULL,
	"relay" text DEFAULT 'waiting' NOT NULL,
	"parts_delivered" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_failure" text
);
--> statement-breakpoint
ALTER TABLE "incident_updates" ADD CONSTRAINT "incident_updates_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_days" ADD CONSTRAINT "node_days_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_hours" ADD CONSTRAINT "node_hours_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_minutes" ADD CONSTRAINT "node_minutes_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open" ON "alerts" USING btree ("key") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "incident_updates_incident" ON "incident_updates" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "incidents_starts_at" ON "incidents" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_key" ON "partner_applications" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "partner_applications_recent" ON "partner_applications" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "partner_applications_created" ON "partner_applications" USING btree ("created_at");