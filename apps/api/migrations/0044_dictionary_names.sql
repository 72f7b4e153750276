-- Names that other engineers expect. No row is copied or rewritten.
ALTER TABLE "account_firms" RENAME TO "account_companies";--> statement-breakpoint
ALTER TABLE "acts" RENAME TO "acceptance_acts";--> statement-breakpoint
ALTER TABLE "brakes" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "payment_moves" RENAME TO "processor_transactions";--> statement-breakpoint
ALTER TABLE "payment_findings" RENAME TO "reconciliation_findings";--> statement-breakpoint
ALTER TABLE "own_domains" RENAME TO "custom_domains";--> statement-breakpoint
ALTER TABLE "addon_readings" RENAME TO "addon_source_syncs";--> statement-breakpoint
ALTER TABLE "core_readings" RENAME TO "core_source_syncs";--> statement-breakpoint
ALTER TABLE "addon_answers" RENAME TO "addon_responses";--> statement-breakpoint
ALTER TABLE "addon_pictures" RENAME TO "addon_images";--> statement-breakpoint
ALTER TABLE "core_pages" RENAME TO "core_source_responses";--> statement-breakpoint
ALTER TABLE "cores_ahead" RENAME TO "prefetched_cores";--> statement-breakpoint
ALTER TABLE "file_activity_heard" RENAME TO "processed_file_reports";--> statement-breakpoint
ALTER TABLE "node_offers" RENAME TO "node_capabilities";--> statement-breakpoint
ALTER TABLE "operator_log" RENAME TO "audit_log";--> statement-breakpoint
ALTER TABLE "server_moves" RENAME TO "server_migrations";--> statement-breakpoint
ALTER TABLE "promo_uses" RENAME TO "promo_redemptions";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "until" TO "blocked_until";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "last_at" TO "last_failure_at";--> statement-breakpoint
ALTER TABLE "processor_transactions" RENAME COLUMN "at" TO "occurred_at";--> statement-breakpoint
ALTER TABLE "processor_transactions" RENAME COLUMN "counted_at" TO "applied_at";--> statement-breakpoint
ALTER TABLE "processor_transactions" RENAME COLUMN "test" TO "is_test";--> statement-breakpoint
ALTER TABLE "processor_transactions" RENAME COLUMN "parked" TO "unallocated_reason";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "way" TO "processor_method";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "handle" TO "checkout_id";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "pay_at" TO "checkout_url";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "receipt" TO "needs_receipt";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "look_at" TO "poll_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "looks" TO "poll_count";--> statement-breakpoint
ALTER TABLE "payment_refunds" RENAME COLUMN "way" TO "processor_method";--> statement-breakpoint
ALTER TABLE "payment_refunds" RENAME COLUMN "first_asked_at" TO "first_requested_at";--> statement-breakpoint
ALTER TABLE "payment_refunds" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "payment_refunds" RENAME COLUMN "look_at" TO "poll_at";--> statement-breakpoint
ALTER TABLE "payment_refunds" RENAME COLUMN "looks" TO "poll_count";--> statement-breakpoint
ALTER TABLE "sale_receipts" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "sale_receipts" RENAME COLUMN "look_at" TO "poll_at";--> statement-breakpoint
ALTER TABLE "sale_receipts" RENAME COLUMN "looks" TO "poll_count";--> statement-breakpoint
ALTER TABLE "sale_receipts" RENAME COLUMN "key" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "payment_notifications" RENAME COLUMN "times" TO "received_count";--> statement-breakpoint
ALTER TABLE "payment_notifications" RENAME COLUMN "worked_at" TO "processed_at";--> statement-breakpoint
ALTER TABLE "reconciliation_findings" RENAME COLUMN "what" TO "description";--> statement-breakpoint
ALTER TABLE "custom_domains" RENAME COLUMN "waits_since" TO "waiting_since";--> statement-breakpoint
ALTER TABLE "custom_domains" RENAME COLUMN "found" TO "check_result";--> statement-breakpoint
ALTER TABLE "custom_domains" RENAME COLUMN "found_at" TO "checked_at";--> statement-breakpoint
ALTER TABLE "custom_domains" RENAME COLUMN "look_at" TO "next_check_at";--> statement-breakpoint
ALTER TABLE "addon_source_syncs" RENAME COLUMN "first_tried_at" TO "first_attempt_at";--> statement-breakpoint
ALTER TABLE "addon_source_syncs" RENAME COLUMN "tried_at" TO "last_attempt_at";--> statement-breakpoint
ALTER TABLE "addon_source_syncs" RENAME COLUMN "answered_at" TO "last_success_at";--> statement-breakpoint
ALTER TABLE "addon_source_syncs" RENAME COLUMN "next_at" TO "next_sync_at";--> statement-breakpoint
ALTER TABLE "core_source_syncs" RENAME COLUMN "first_tried_at" TO "first_attempt_at";--> statement-breakpoint
ALTER TABLE "core_source_syncs" RENAME COLUMN "tried_at" TO "last_attempt_at";--> statement-breakpoint
ALTER TABLE "core_source_syncs" RENAME COLUMN "read_at" TO "last_success_at";--> statement-breakpoint
ALTER TABLE "core_source_syncs" RENAME COLUMN "next_at" TO "next_sync_at";--> statement-breakpoint
ALTER TABLE "core_source_syncs" RENAME COLUMN "believed" TO "accepts_next_sync";--> statement-breakpoint
ALTER TABLE "addon_projects" RENAME COLUMN "words" TO "search_vector";--> statement-breakpoint
ALTER TABLE "addon_projects" RENAME COLUMN "seen_at" TO "last_seen_at";--> statement-breakpoint
ALTER TABLE "addon_projects" RENAME COLUMN "used_at" TO "last_used_at";--> statement-breakpoint
ALTER TABLE "addon_responses" RENAME COLUMN "at" TO "fetched_at";--> statement-breakpoint
ALTER TABLE "addon_responses" RENAME COLUMN "used_at" TO "last_used_at";--> statement-breakpoint
ALTER TABLE "addon_images" RENAME COLUMN "address" TO "url";--> statement-breakpoint
ALTER TABLE "addon_images" RENAME COLUMN "asked_at" TO "fetched_at";--> statement-breakpoint
ALTER TABLE "addon_images" RENAME COLUMN "used_at" TO "last_used_at";--> statement-breakpoint
ALTER TABLE "core_source_responses" RENAME COLUMN "address" TO "url";--> statement-breakpoint
ALTER TABLE "core_source_responses" RENAME COLUMN "used_at" TO "last_used_at";--> statement-breakpoint
ALTER TABLE "core_starts" RENAME COLUMN "ms" TO "duration_ms";--> statement-breakpoint
ALTER TABLE "processed_file_reports" RENAME COLUMN "at" TO "processed_at";--> statement-breakpoint
ALTER TABLE "sftp_passwords" RENAME COLUMN "made_at" TO "created_at";--> statement-breakpoint
ALTER TABLE "sftp_passwords" RENAME COLUMN "used_at" TO "last_used_at";--> statement-breakpoint
ALTER TABLE "ssh_keys" RENAME COLUMN "used_at" TO "last_used_at";--> statement-breakpoint
ALTER TABLE "node_capabilities" RENAME COLUMN "strangers" TO "orphans";--> statement-breakpoint
ALTER TABLE "node_edges" RENAME COLUMN "unnamed" TO "pending_connections";--> statement-breakpoint
ALTER TABLE "node_edges" RENAME COLUMN "answered" TO "status_responses";--> statement-breakpoint
ALTER TABLE "node_edges" RENAME COLUMN "refused" TO "refusals";--> statement-breakpoint
ALTER TABLE "node_edges" RENAME COLUMN "reports" TO "recent_report_ids";--> statement-breakpoint
ALTER TABLE "refund_requests" RENAME COLUMN "chargeback" TO "chargeback_key";--> statement-breakpoint
ALTER TABLE "server_jobs" RENAME COLUMN "give_up_at" TO "expires_at";--> statement-breakpoint
ALTER TABLE "server_jobs" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "server_backups" RENAME COLUMN "forget_job_id" TO "deletion_job_id";--> statement-breakpoint
ALTER TABLE "server_backups" RENAME COLUMN "was_restless" TO "had_changing_files";--> statement-breakpoint
ALTER TABLE "backup_repositories" RENAME COLUMN "gone_job_id" TO "deletion_job_id";--> statement-breakpoint
ALTER TABLE "backup_repositories" RENAME COLUMN "gone_since" TO "server_deleted_at";--> statement-breakpoint
ALTER TABLE "backup_repositories" RENAME COLUMN "kept_until" TO "retained_until";--> statement-breakpoint
ALTER TABLE "server_changes" RENAME COLUMN "saves" TO "creates_backup";--> statement-breakpoint
ALTER TABLE "server_changes" RENAME COLUMN "core_before" TO "previous_core";--> statement-breakpoint
ALTER TABLE "server_changes" RENAME COLUMN "settings_before" TO "previous_settings";--> statement-breakpoint
ALTER TABLE "servers" RENAME COLUMN "mailed" TO "sent_mails";--> statement-breakpoint
ALTER TABLE "servers" RENAME COLUMN "used_at" TO "last_used_at";--> statement-breakpoint
ALTER TABLE "paid_periods" RENAME COLUMN "starts" TO "starts_at";--> statement-breakpoint
ALTER TABLE "paid_periods" RENAME COLUMN "ends" TO "ends_at";--> statement-breakpoint
ALTER TABLE "paid_periods" RENAME COLUMN "since" TO "effective_from";--> statement-breakpoint
ALTER TABLE "paid_periods" RENAME COLUMN "own" TO "own_amount";--> statement-breakpoint
ALTER TABLE "paid_periods" RENAME COLUMN "given" TO "promo_amount";--> statement-breakpoint
ALTER TABLE "paid_periods" RENAME COLUMN "off" TO "discount_amount";--> statement-breakpoint
ALTER TABLE "paid_periods" RENAME COLUMN "off_of" TO "list_amount";--> statement-breakpoint
ALTER TABLE "paid_periods" RENAME COLUMN "term_percent" TO "term_discount_percent";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "starts" TO "starts_at";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "ends" TO "ends_at";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "since" TO "effective_from";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "own" TO "own_amount";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "given" TO "promo_amount";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "off" TO "discount_amount";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "off_of" TO "list_amount";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "term_percent" TO "term_discount_percent";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "price_own" TO "unused_own_amount";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "price_given" TO "unused_promo_amount";--> statement-breakpoint
ALTER TABLE "ended_periods" RENAME COLUMN "chargeback" TO "chargeback_key";--> statement-breakpoint
ALTER TABLE "schedules" RENAME COLUMN "next_at" TO "next_run_at";--> statement-breakpoint
ALTER TABLE "schedule_runs" RENAME COLUMN "by_hand" TO "is_manual";--> statement-breakpoint
ALTER TABLE "schedule_runs" RENAME COLUMN "doing" TO "current_step";--> statement-breakpoint
ALTER TABLE "promo_redemptions" RENAME COLUMN "at" TO "redeemed_at";--> statement-breakpoint
ALTER TABLE "former_subdomains" RENAME COLUMN "until" TO "reserved_until";--> statement-breakpoint
ALTER TABLE "deleted_account_names" RENAME COLUMN "until" TO "reserved_until";--> statement-breakpoint
ALTER TABLE "server_watches" RENAME COLUMN "until" TO "expires_at";--> statement-breakpoint
ALTER TABLE "partner_applications" RENAME COLUMN "relay" TO "relay_state";--> statement-breakpoint
ALTER TABLE "eula_acceptances" RENAME COLUMN "at" TO "accepted_at";--> statement-breakpoint
ALTER TABLE "acceptance_acts" RENAME CONSTRAINT "acts_number_first" TO "acceptance_acts_number_first";--> statement-breakpoint
ALTER TABLE "acceptance_acts" RENAME CONSTRAINT "acts_account_id_month_pk" TO "acceptance_acts_account_id_month_pk";--> statement-breakpoint
ALTER TABLE "account_companies" RENAME CONSTRAINT "account_firms_account_id_accounts_id_fk" TO "account_companies_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "account_companies" RENAME CONSTRAINT "account_firms_pkey" TO "account_companies_pkey";--> statement-breakpoint
ALTER TABLE "addon_images" RENAME CONSTRAINT "addon_pictures_pkey" TO "addon_images_pkey";--> statement-breakpoint
ALTER TABLE "addon_responses" RENAME CONSTRAINT "addon_answers_pkey" TO "addon_responses_pkey";--> statement-breakpoint
ALTER TABLE "addon_source_syncs" RENAME CONSTRAINT "addon_readings_pkey" TO "addon_source_syncs_pkey";--> statement-breakpoint
ALTER TABLE "audit_log" RENAME CONSTRAINT "operator_log_pkey" TO "audit_log_pkey";--> statement-breakpoint
ALTER TABLE "core_source_responses" RENAME CONSTRAINT "core_pages_pkey" TO "core_source_responses_pkey";--> statement-breakpoint
ALTER TABLE "core_source_syncs" RENAME CONSTRAINT "core_readings_pkey" TO "core_source_syncs_pkey";--> statement-breakpoint
ALTER TABLE "custom_domains" RENAME CONSTRAINT "own_domains_lost" TO "custom_domains_lost";--> statement-breakpoint
ALTER TABLE "custom_domains" RENAME CONSTRAINT "own_domains_found" TO "custom_domains_checked";--> statement-breakpoint
ALTER TABLE "custom_domains" RENAME CONSTRAINT "own_domains_server_id_servers_id_fk" TO "custom_domains_server_id_servers_id_fk";--> statement-breakpoint
ALTER TABLE "custom_domains" RENAME CONSTRAINT "own_domains_pkey" TO "custom_domains_pkey";--> statement-breakpoint
ALTER TABLE "edge_refusals" RENAME CONSTRAINT "edge_refusals_of_an_hour" TO "edge_refusals_hour";--> statement-breakpoint
ALTER TABLE "node_capabilities" RENAME CONSTRAINT "node_offers_node_id_nodes_id_fk" TO "node_capabilities_node_id_nodes_id_fk";--> statement-breakpoint
ALTER TABLE "node_capabilities" RENAME CONSTRAINT "node_offers_pkey" TO "node_capabilities_pkey";--> statement-breakpoint
ALTER TABLE "postings" RENAME CONSTRAINT "postings_once" TO "postings_entry_ledger";--> statement-breakpoint
ALTER TABLE "prefetched_cores" RENAME CONSTRAINT "cores_ahead_core_version_pk" TO "prefetched_cores_core_version_pk";--> statement-breakpoint
ALTER TABLE "processed_file_reports" RENAME CONSTRAINT "file_activity_heard_pkey" TO "processed_file_reports_pkey";--> statement-breakpoint
ALTER TABLE "processor_transactions" RENAME CONSTRAINT "payment_moves_amount" TO "processor_transactions_amount";--> statement-breakpoint
ALTER TABLE "promo_redemptions" RENAME CONSTRAINT "promo_uses_code_promo_codes_code_fk" TO "promo_redemptions_code_promo_codes_code_fk";--> statement-breakpoint
ALTER TABLE "promo_redemptions" RENAME CONSTRAINT "promo_uses_pkey" TO "promo_redemptions_pkey";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "brakes_pkey" TO "rate_limits_pkey";--> statement-breakpoint
ALTER TABLE "reconciliation_findings" RENAME CONSTRAINT "payment_findings_pkey" TO "reconciliation_findings_pkey";--> statement-breakpoint
ALTER TABLE "server_migrations" RENAME CONSTRAINT "server_moves_ended" TO "server_migrations_ended";--> statement-breakpoint
ALTER TABLE "server_migrations" RENAME CONSTRAINT "server_moves_failed" TO "server_migrations_failed";--> statement-breakpoint
ALTER TABLE "server_migrations" RENAME CONSTRAINT "server_moves_between_nodes" TO "server_migrations_nodes";--> statement-breakpoint
ALTER TABLE "server_migrations" RENAME CONSTRAINT "server_moves_from_node_id_nodes_id_fk" TO "server_migrations_from_node_id_nodes_id_fk";--> statement-breakpoint
ALTER TABLE "server_migrations" RENAME CONSTRAINT "server_moves_server_id_servers_id_fk" TO "server_migrations_server_id_servers_id_fk";--> statement-breakpoint
ALTER TABLE "server_migrations" RENAME CONSTRAINT "server_moves_to_node_id_nodes_id_fk" TO "server_migrations_to_node_id_nodes_id_fk";--> statement-breakpoint
ALTER TABLE "server_migrations" RENAME CONSTRAINT "server_moves_pkey" TO "server_migrations_pkey";--> statement-breakpoint
ALTER TABLE "servers" RENAME CONSTRAINT "servers_owned" TO "servers_account_required";--> statement-breakpoint
ALTER TABLE "servers" RENAME CONSTRAINT "servers_on_a_node" TO "servers_node_required";--> statement-breakpoint
ALTER SEQUENCE "operator_log_id_seq" RENAME TO "audit_log_id_seq";--> statement-breakpoint
ALTER SEQUENCE "promo_uses_id_seq" RENAME TO "promo_redemptions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "payment_findings_id_seq" RENAME TO "reconciliation_findings_id_seq";--> statement-breakpoint
ALTER INDEX "acts_number" RENAME TO "acceptance_acts_number";--> statement-breakpoint
ALTER INDEX "addon_pictures_used" RENAME TO "addon_images_last_used";--> statement-breakpoint
ALTER INDEX "addon_projects_words" RENAME TO "addon_projects_search";--> statement-breakpoint
ALTER INDEX "addon_answers_used" RENAME TO "addon_responses_last_used";--> statement-breakpoint
ALTER INDEX "operator_log_subject" RENAME TO "audit_log_subject";--> statement-breakpoint
ALTER INDEX "own_domains_leading" RENAME TO "custom_domains_active";--> statement-breakpoint
ALTER INDEX "own_domains_look" RENAME TO "custom_domains_next_check";--> statement-breakpoint
ALTER INDEX "own_domains_server" RENAME TO "custom_domains_server";--> statement-breakpoint
ALTER INDEX "deleted_account_names_until" RENAME TO "deleted_account_names_reserved";--> statement-breakpoint
ALTER INDEX "payment_refunds_look" RENAME TO "payment_refunds_poll";--> statement-breakpoint
ALTER INDEX "payments_look" RENAME TO "payments_poll";--> statement-breakpoint
ALTER INDEX "payments_handle" RENAME TO "payments_checkout";--> statement-breakpoint
ALTER INDEX "file_activity_heard_at" RENAME TO "processed_file_reports_processed";--> statement-breakpoint
ALTER INDEX "payment_moves_parked" RENAME TO "processor_transactions_unallocated";--> statement-breakpoint
ALTER INDEX "payment_moves_payment" RENAME TO "processor_transactions_payment";--> statement-breakpoint
ALTER INDEX "payment_moves_uid" RENAME TO "processor_transactions_uid";--> statement-breakpoint
ALTER INDEX "promo_uses_code" RENAME TO "promo_redemptions_code";--> statement-breakpoint
ALTER INDEX "brakes_last" RENAME TO "rate_limits_last_failure";--> statement-breakpoint
ALTER INDEX "payment_findings_found" RENAME TO "reconciliation_findings_found";--> statement-breakpoint
ALTER INDEX "payment_findings_open" RENAME TO "reconciliation_findings_open";--> statement-breakpoint
ALTER INDEX "sale_receipts_look" RENAME TO "sale_receipts_poll";--> statement-breakpoint
ALTER INDEX "sale_receipts_once" RENAME TO "sale_receipts_payment";--> statement-breakpoint
ALTER INDEX "schedule_runs_one_of_a_server" RENAME TO "schedule_runs_running";--> statement-breakpoint
ALTER INDEX "schedules_next" RENAME TO "schedules_next_run";--> statement-breakpoint
ALTER INDEX "server_jobs_left" RENAME TO "server_jobs_former_node";--> statement-breakpoint
ALTER INDEX "server_jobs_untold" RENAME TO "server_jobs_unnotified";--> statement-breakpoint
ALTER INDEX "server_moves_server" RENAME TO "server_migrations_server";--> statement-breakpoint
ALTER INDEX "server_moves_under_way" RENAME TO "server_migrations_under_way";--> statement-breakpoint
-- PostgreSQL 18 and later give NOT NULL constraints names with the names of their table and column.
DO $$
DECLARE
  renamed record;
BEGIN
  FOR renamed IN
    SELECT k.conrelid::regclass AS of_table, k.conname AS before, c.relname || '_' || a.attname || '_not_null' AS after
    FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'n' AND c.relnamespace = current_schema()::regnamespace
      AND k.conname <> c.relname || '_' || a.attname || '_not_null'
      AND length(c.relname || '_' || a.attname || '_not_null') <= 63
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', renamed.of_table, renamed.before, renamed.after);
  END LOOP;
END $$;
--> statement-breakpoint
-- Functions of triggers name tables and columns in their text, which a rename does not change.
ALTER FUNCTION "keep_act"() RENAME TO "refuse_acceptance_act_change";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_acceptance_act_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'acceptance acts are kept as they were made';
END $$;
--> statement-breakpoint
ALTER TRIGGER "acts_kept" ON "acceptance_acts" RENAME TO "acceptance_acts_immutable";--> statement-breakpoint
ALTER TRIGGER "acts_kept_whole" ON "acceptance_acts" RENAME TO "acceptance_acts_no_truncate";--> statement-breakpoint
ALTER FUNCTION "number_act"() RENAME TO "check_acceptance_act_number";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_acceptance_act_number"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."number" <> 1 + coalesce((SELECT max("number") FROM "acceptance_acts" WHERE "year" = NEW."year"), 0) THEN
    RAISE EXCEPTION 'the numbers of acceptance acts leave no gap' USING CONSTRAINT = 'acceptance_acts_gapless', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER TRIGGER "acts_numbered" ON "acceptance_acts" RENAME TO "acceptance_acts_numbered";--> statement-breakpoint
ALTER FUNCTION "keep_payment"() RENAME TO "check_payment_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_payment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'payments are kept';
  END IF;
  IF (OLD."id", OLD."number", OLD."account_id", OLD."processor", OLD."method", OLD."processor_method", OLD."currency", OLD."amount", OLD."fee", OLD."created_at")
    IS DISTINCT FROM (NEW."id", NEW."number", NEW."account_id", NEW."processor", NEW."method", NEW."processor_method", NEW."currency", NEW."amount", NEW."fee", NEW."created_at")
    OR OLD."checkout_id" IS NOT NULL AND OLD."checkout_id" IS DISTINCT FROM NEW."checkout_id"
    OR OLD."state" = 'paid' AND NEW."state" <> 'paid'
    OR NEW."times_paid" < OLD."times_paid" THEN
    RAISE EXCEPTION 'what a payment asks for does not change' USING CONSTRAINT = 'payments_immutable', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER TRIGGER "payments_kept" ON "payments" RENAME TO "payments_immutable";--> statement-breakpoint
ALTER FUNCTION "keep_payment_move"() RENAME TO "check_processor_transaction_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_processor_transaction_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'processor transactions are kept';
  END IF;
  IF (OLD."processor", OLD."uid", OLD."type", OLD."payment_id", OLD."currency", OLD."amount", OLD."applied_at", OLD."unallocated_reason")
    IS DISTINCT FROM (NEW."processor", NEW."uid", NEW."type", NEW."payment_id", NEW."currency", NEW."amount", NEW."applied_at", NEW."unallocated_reason") THEN
    RAISE EXCEPTION 'a processor transaction does not change' USING CONSTRAINT = 'processor_transactions_immutable', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER TRIGGER "payment_moves_kept" ON "processor_transactions" RENAME TO "processor_transactions_immutable";--> statement-breakpoint
ALTER FUNCTION "keep_payment_refund"() RENAME TO "check_payment_refund_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_payment_refund_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'refunds are kept';
  END IF;
  IF (OLD."id", OLD."request_id", OLD."part", OLD."currency", OLD."amount", OLD."payment_id", OLD."processor", OLD."processor_method", OLD."parent_uid")
    IS DISTINCT FROM (NEW."id", NEW."request_id", NEW."part", NEW."currency", NEW."amount", NEW."payment_id", NEW."processor", NEW."processor_method", NEW."parent_uid")
    OR OLD."state" IN ('refunded', 'paid_by_bank', 'replaced', 'stopped') AND NEW."state" <> OLD."state" THEN
    RAISE EXCEPTION 'what a refund is for does not change' USING CONSTRAINT = 'payment_refunds_immutable', ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER TRIGGER "payment_refunds_kept" ON "payment_refunds" RENAME TO "payment_refunds_immutable";--> statement-breakpoint
ALTER FUNCTION "keep_refund_request"() RENAME TO "check_refund_request_change";--> statement-breakpoint
ALTER TRIGGER "refund_requests_kept" ON "refund_requests" RENAME TO "refund_requests_immutable";--> statement-breakpoint
ALTER FUNCTION "keep_sale_receipt"() RENAME TO "check_sale_receipt_change";--> statement-breakpoint
ALTER TRIGGER "sale_receipts_kept" ON "sale_receipts" RENAME TO "sale_receipts_immutable";--> statement-breakpoint
ALTER TRIGGER "journal_entries_kept" ON "journal_entries" RENAME TO "journal_entries_immutable";--> statement-breakpoint
ALTER TRIGGER "journal_entries_kept_whole" ON "journal_entries" RENAME TO "journal_entries_no_truncate";--> statement-breakpoint
ALTER TRIGGER "postings_kept" ON "postings" RENAME TO "postings_immutable";--> statement-breakpoint
ALTER TRIGGER "postings_kept_whole" ON "postings" RENAME TO "postings_no_truncate";--> statement-breakpoint
ALTER FUNCTION "sign_journal_entry"() RENAME TO "set_journal_entry_transaction";--> statement-breakpoint
ALTER FUNCTION "fix_currency"() RENAME TO "check_currency_change";--> statement-breakpoint
ALTER FUNCTION "note_ended_session"() RENAME TO "record_ended_session";--> statement-breakpoint
-- Nodes and edges are notified.
ALTER FUNCTION "tell_all_nodes"() RENAME TO "notify_all_nodes";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "notify_all_nodes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "node_revisions" ORDER BY "node_id" FOR UPDATE;
  UPDATE "node_revisions" SET "revision" = "revision" + 1;
  PERFORM pg_notify('desired_states', '*');
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TRIGGER "accounts_sessions_ended_told" ON "accounts" RENAME TO "accounts_sessions_ended_notify";--> statement-breakpoint
ALTER TRIGGER "console_keys_told" ON "console_keys" RENAME TO "console_keys_notify";--> statement-breakpoint
ALTER TRIGGER "ended_sessions_told" ON "ended_sessions" RENAME TO "ended_sessions_notify";--> statement-breakpoint
ALTER FUNCTION "tell_edges_of_server"(uuid) RENAME TO "record_edge_change";--> statement-breakpoint
ALTER FUNCTION "server_told_to_edges"() RENAME TO "record_server_edge_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_server_edge_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_edge_change"(NEW."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TRIGGER "servers_created_told_to_edges" ON "servers" RENAME TO "servers_created_edge_change";--> statement-breakpoint
ALTER TRIGGER "servers_changed_told_to_edges" ON "servers" RENAME TO "servers_changed_edge_change";--> statement-breakpoint
ALTER FUNCTION "language_told_to_edges"() RENAME TO "record_language_edge_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_language_edge_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_edge_change"("id") FROM "servers" WHERE "account_id" = NEW."id" AND "contract" <> 'deleted';
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TRIGGER "accounts_language_told_to_edges" ON "accounts" RENAME TO "accounts_language_edge_change";--> statement-breakpoint
ALTER FUNCTION "all_told_to_edges"() RENAME TO "record_topology_edge_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_topology_edge_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_edge_change"(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TRIGGER "node_edges_told_to_edges" ON "node_edges" RENAME TO "node_edges_edge_change";--> statement-breakpoint
ALTER TRIGGER "node_edges_port_told_to_edges" ON "node_edges" RENAME TO "node_edges_port_edge_change";--> statement-breakpoint
ALTER TRIGGER "nodes_told_to_edges" ON "nodes" RENAME TO "nodes_edge_change";--> statement-breakpoint
ALTER FUNCTION "node_told_to_edges"() RENAME TO "record_node_edge_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_node_edge_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_edge_change"(NULL);
  IF OLD."name" IS DISTINCT FROM NEW."name" THEN
    PERFORM "record_edge_change"("id") FROM "servers" WHERE "node_id" = NEW."id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TRIGGER "nodes_changed_told_to_edges" ON "nodes" RENAME TO "nodes_changed_edge_change";--> statement-breakpoint
ALTER FUNCTION "row_of_server_told_to_edges"() RENAME TO "record_server_row_edge_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_server_row_edge_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_edge_change"(coalesce(NEW."server_id", OLD."server_id"));
  IF OLD."server_id" IS DISTINCT FROM NEW."server_id" AND OLD."server_id" IS NOT NULL THEN
    PERFORM "record_edge_change"(OLD."server_id");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TRIGGER "former_subdomains_told_to_edges" ON "former_subdomains" RENAME TO "former_subdomains_edge_change";--> statement-breakpoint
ALTER TRIGGER "own_domains_told_to_edges" ON "custom_domains" RENAME TO "custom_domains_edge_change";--> statement-breakpoint
ALTER FUNCTION "proxy_told_to_edges"() RENAME TO "record_proxy_edge_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_proxy_edge_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_edge_change"("id") FROM "servers"
    WHERE "account_id" = NEW."account_id" AND "id" <> NEW."id" AND "contract" <> 'deleted';
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TRIGGER "proxies_created_told_to_edges" ON "servers" RENAME TO "proxies_created_edge_change";--> statement-breakpoint
ALTER TRIGGER "proxies_changed_told_to_edges" ON "servers" RENAME TO "proxies_changed_edge_change";
